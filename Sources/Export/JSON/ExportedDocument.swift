public import Outline
public import Reading

/// A file to be exported as JSON.
public struct ExportedDocument: Sendable {
  /// The path by which it was named, or as it is found in the vault.
  public var path: String
  public var document: Document
  /// What was read of it.
  public var reading: PlanReading

  public init(path: String, document: Document, reading: PlanReading? = nil) {
    self.path = path
    self.document = document
    self.reading = reading ?? PlanReading(of: document, fileName: FileName.stem(of: path))
  }
}
