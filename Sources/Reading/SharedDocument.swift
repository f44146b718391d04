import Outline

/// An outline that many readers hold at once. A `Document` is a dozen arrays, and to hand it over counts each of them.
final class SharedDocument: Sendable {
  let document: Document

  init(_ document: Document) {
    self.document = document
  }
}
