import Outline
import Planner
import Reading
import SourceText
import TestVaults

/// A law that holds for all bytes that a program may be given, for tests that try many and for those that keep what was found.
public enum InputLaw: String, CaseIterable, Sendable {
  /// Every byte of a file is in its outline, and every range lies within it.
  case reading
  /// Formatting changes spelling only, and a second run nothing.
  case formatting
  /// What is read of a file can be written, and reads as the same.
  case writing
  /// A command changes the lines that it is about, and no others.
  case editing
  /// A fix adds no finding, and a second run has nothing to do.
  case fixing
  /// The text of a file holds every word of it.
  case text
  /// The JSON of a file reads as the file.
  case json
  /// The calendar of a file is a text that other programs read.
  case calendar
  /// The page of a file has all its words, and none of them is markup.
  case pages
  /// Bytes are refused as JSON, or are read and written.
  case imports
  /// Files of another program are refused, or come in whole, and once.
  case readers
  /// Archives and databases are refused, or have what they say, within bounds.
  case archives
  /// A merge of three versions does not depend on which side is which, and keeps every line that they share.
  case merging
  /// Dates, times, ranges, rules, numbers, durations read as they are written.
  case scalars

  /// What does not hold, in words; nothing for all bytes there are.
  public func broken(by bytes: [UInt8]) -> [String] {
    switch self {
    case .reading:
      let document = Document(reading: SourceText(bytes))
      return CoverageLaws.broken(by: document) + RangeLaws.broken(by: document)
    case .formatting: return FormattingLaws.broken(by: Document(reading: SourceText(bytes)))
    case .writing:
      let document = Document(reading: SourceText(bytes))
      return document.kind == nil ? [] : WritingLaws.broken(by: document)
    case .editing: return EditLaws.broken(by: bytes)
    case .fixing: return FixerLaws.broken(by: FixerVault(SampleVault(untrusted: bytes, alone: "2026-11-20.md")))
    case .text: return InputLaw.plan(bytes).map(TextLaws.broken) ?? []
    case .json: return InputLaw.plan(bytes).map(JSONLaws.broken) ?? []
    case .calendar: return InputLaw.plan(bytes).map(CalendarLaws.broken) ?? []
    case .pages: return InputLaw.plan(bytes).map(PageLaws.broken) ?? []
    case .imports: return JSONLaws.broken(by: bytes)
    case .readers: return ReaderLaw(bytes)?.broken ?? []
    case .archives: return ArchiveLaws.broken(by: bytes)
    case .merging: return MergeLaws.broken(by: bytes)
    case .scalars: return ScalarLaws.broken(by: bytes)
    }
  }

  private static func plan(_ bytes: [UInt8]) -> Plan? {
    let document = Document(reading: SourceText(bytes))
    return document.kind == nil ? nil : PlanReading(of: document, fileName: "file").plan
  }
}
