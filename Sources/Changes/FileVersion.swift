import Outline
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

  /// - Parameter path: Whose last part is the title of a file without one.
  public init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    let document = Document(reading: SourceText(bytes))
    isUnread = document.isGarbled
    plan = document.kind == nil ? nil : PlanReading(of: document, fileName: FileName.stem(of: path)).plan
  }
}
