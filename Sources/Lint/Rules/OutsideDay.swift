import Chronology
public import Diagnostics
import Planner

/// `outside-day`: a time block before the day begins or after it ends.
public enum OutsideDay: Rule {
  public static let name = "outside-day"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let settings = file.context.settings
    guard settings.dayStarts > .startOfDay || settings.dayEnds < .endOfDay else { return }
    for block in WrittenBlock.all(in: file) {
      let time = BlockTime(block.time)
      if time.start < settings.dayStarts {
        findings.add(at: block.range, earlyMessage(block, settings.dayStarts), help: help(.dayStarts))
      } else if time.start >= settings.dayEnds || time.end.map({ $0 > settings.dayEnds }) == true {
        findings.add(at: block.range, lateMessage(block, settings.dayEnds), help: help(.dayEnds))
      }
    }
  }

  private enum Bound: String {
    case dayStarts = "day-starts"
    case dayEnds = "day-ends"
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 05:00 - 05:30 Run
      """,
    instead: """
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 06:00 - 06:30 Run
      """
  )

  // MARK: Messages

  private static func earlyMessage(_ block: WrittenBlock, _ start: TimeOfDay) -> String {
    "\(block.words) begins before the day, which starts at \(start)"
  }
  private static func lateMessage(_ block: WrittenBlock, _ end: TimeOfDay) -> String {
    "\(block.words) \(block.time.start < end ? "goes on" : "begins") after the day, which ends at \(end)"
  }
  private static func help(_ bound: Bound) -> String {
    "move it, or write another time after “\(bound.rawValue)” in tidemark.md"
  }
}
