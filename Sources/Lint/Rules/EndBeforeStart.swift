import Chronology
public import Diagnostics
import Outline
import Reading

/// `end-before-start`: a range whose end is before its start.
public enum EndBeforeStart: Rule {
  public static let name = "end-before-start"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .backwardAnchor) { checkRange(range, in: file, &findings) }
    for (_, range) in file.readingProblems({ isWindow($0) ? true : nil }) { checkRange(range, in: file, &findings) }
    let bounds = file.readingProblems { $0 == .backwardBounds ? true : nil }
    guard !bounds.isEmpty else { return }
    let index = HeadlineIndex(file.document)
    for (_, range) in bounds {
      let headline = index[range.lowerBound]?.headline
      if let from = headline?.field(.from), headline?.field(.at)?.valueRange != range {
        findings.add(at: range, boundsMessage(file.text(range), file.text(from.valueRange)), help: boundsHelp)
      } else {
        checkRange(range, in: file, &findings)
      }
    }
  }

  private static func isWindow(_ kind: ReadingProblem.Kind) -> Bool {
    if case .fieldValue(_, let error) = kind { error.reason == .backwardWindow } else { false }
  }

  private static func checkRange(_ range: Range<Int>, in file: LintedFile, _ findings: inout Findings) {
    if case .dateRangeBackwards = AnchorScan.scan(file.source.bytes, at: range.lowerBound, end: range.upperBound) {
      findings.add(at: range, dateMessage(file.quote(range)), help: dateHelp)
    } else {
      findings.add(at: range, timeMessage(file.quote(range)), help: isEmpty(range, in: file) ? emptyHelp : timeHelp)
    }
  }

  /// Whether both times of a range are the same, so that none is the earlier.
  private static func isEmpty(_ range: Range<Int>, in file: LintedFile) -> Bool {
    let bytes = file.source.bytes
    guard case .time(let start, let next) = TimeOfDay.scan(bytes, at: range.lowerBound, end: range.upperBound) else {
      return false
    }
    return (next..<range.upperBound).contains { place in
      if case .time(start, range.upperBound) = TimeOfDay.scan(bytes, at: place, end: range.upperBound) { true } else { false }
    }
  }

  public static let page = RulePage(
    summary: "A range that ends before it starts",
    explanation: """
      Finds a range of dates whose last day is before its first, a range of times whose end is not after its start, the same \
      in a log and in `at`, and an `until` before its `from`. A range of times from 12:00 or later to 12:00 or earlier passes \
      midnight and is right.
      """,
    reason: "Such a range has no day and no minute in it. It is not read, and its characters stay among the words.",
    example: "- 2026-03-31 - 2026-01-05 Thesis draft",
    instead: "- 2026-01-05 - 2026-03-31 Thesis draft"
  )

  // MARK: Messages

  private static func dateMessage(_ range: String) -> String { "\(range) ends before it starts" }
  private static let dateHelp = "write the earlier date first, or correct the year"

  private static func timeMessage(_ range: String) -> String { "\(range) does not end after it starts" }
  private static let timeHelp =
    "write the earlier time first; only a range from noon or later to noon or earlier passes midnight"

  private static let emptyHelp = "write a later end, or one time alone"

  private static func boundsMessage(_ until: String, _ from: String) -> String {
    "“until: \(until)” is before “from: \(from)”"
  }
  private static let boundsHelp = "correct one of the two; “until” is the last day that counts"
}
