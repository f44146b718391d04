public import Outline
public import Reading

/// A file to be exported as JSON.
public struct ExportedDocument: Sendable {
  /// The path by which it was named, or as it is found in the vault.
  public var path: String
  public var document: Document
  /// The page that was read; nil for files of other kinds, of which the outline is exported.
  public var page: PageReading?

  public init(path: String, document: Document, page: PageReading? = nil) {
    self.path = path
    self.document = document
    self.page = page
  }
}
