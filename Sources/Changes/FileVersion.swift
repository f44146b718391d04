public import Outline
public import Planner
import Reading
import SourceText

/// One state of a file, as far as it can be compared.
public struct FileVersion: Sendable {
  public let bytes: [UInt8]
  /// The typed values; nil for somebody's note.
  public let plan: Plan?
  /// Whether marks of a merge or a bound keep it from being read as a whole.
  public let isUnread: Bool

  /// - Parameters:
  ///   - path: its last part is the title of a file without one.
  ///   - kindByFolder: the kind of the file, if it says none (format, *Kind by folder*).
  public init(_ bytes: [UInt8], path: String, kindByFolder: DocumentKind? = nil) {
    self.bytes = bytes
    let document = Document(reading: SourceText(bytes), kindByFolder: kindByFolder)
    isUnread = document.isGarbled
    plan = document.kind == nil ? nil : PlanReading(of: document, fileName: FileName.stem(of: path), with: []).plan
  }
}
