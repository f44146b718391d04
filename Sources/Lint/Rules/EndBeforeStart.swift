import Chronology
public import Diagnostics
import Languages
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
    let index = file.headlines
    for (_, range) in bounds {
      let headline = index[range.lowerBound]?.headline
      if let from = headline?.field(.from), headline?.field(.at)?.valueRange != range {
        let problem = EndBeforeStartMessage.isBefore(until: file.text(range), from: file.text(from.valueRange))
        findings.add(at: range, problem, help: EndBeforeStartMessage.correctEither)
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
      let problem = EndBeforeStartMessage.endsBeforeStart(file.excerpt(range))
      findings.add(at: range, problem, help: EndBeforeStartMessage.swapDates)
    } else {
      let advice: EndBeforeStartMessage = isEmpty(range, in: file) ? .writeLaterEnd : .swapTimes
      findings.add(at: range, EndBeforeStartMessage.endsNotAfterStart(file.excerpt(range)), help: advice)
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

  public static let example = RuleExample(
    found: "- 2026-03-31 - 2026-01-05 Thesis draft",
    instead: "- 2026-01-05 - 2026-03-31 Thesis draft"
  )
}

/// What `end-before-start` says.
enum EndBeforeStartMessage: Message {
  /// `“2026-03-31 - 2026-01-05” ends before it starts`
  case endsBeforeStart(String)
  case swapDates
  /// `“11:00 - 09:00” does not end after it starts`
  case endsNotAfterStart(String)
  case swapTimes
  /// What to do with a range whose times are the same.
  case writeLaterEnd
  /// `“until: 2026-11-01” is before “from: 2026-11-20”`
  case isBefore(until: String, from: String)
  case correctEither
}
