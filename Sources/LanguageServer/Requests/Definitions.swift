import Diagnostics
import SourceText

/// `textDocument/definition`: the title of a project, a page or a day that is named, a task in its project, a category in the root, the first
/// habit of its name, a section.
enum Definitions: RequestKind {
  static let method = "textDocument/definition"
  static let feature = Feature.navigation
  static let ability: (name: String, value: JSON)? = ("definitionProvider", true)

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let position = try parameters.member("position").position()
    guard let (finder, referent, _) = session.referent(at: position, in: document) else { return .null }
    let found = session.occurrences(of: referent, finder, in: .definition).filter(\.isDefinition)
    return .array(found.compactMap { session.location(of: $0, finder, in: document) })
  }
}

extension Session {
  /// A place as the protocol has it.
  func location(of occurrence: Referent.Occurrence, _ finder: ReferentFinder, in document: OpenDocument) -> JSON? {
    guard let text = text(of: occurrence, finder) else { return nil }
    return [
      "uri": .string(address(of: occurrence.file, around: document)),
      "range": JSON(encoding.range(of: occurrence.range, in: text)),
    ]
  }
}
