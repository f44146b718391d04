import Chronology
public import Diagnostics
import Outline

/// `future-entry`: an entry that is done on a day to come.
public enum FutureEntry: Rule {
  public static let name = "future-entry"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let today = file.context.today
    for item in file.document.items {
      guard let days = item.entry?.days, days.last > today, item.entryStatus == .done else { continue }
      let date = item.headline.anchor?.range ?? item.headline.range
      findings.add(at: item.headline.range, message(file.quote(date), days, today), help: help)
    }
  }

  public static let example = RuleExample(
    found: """
      - Meditate (streak: daily)
        - 2062-11-19
      """,
    instead: """
      - Meditate (streak: daily)
        - 2026-11-19
      """
  )

  // MARK: Messages

  private static func message(_ written: String, _ days: DateRange, _ today: CivilDate) -> String {
    days.first > today ? "\(written) is after today, \(today)" : "\(written) goes on after today, \(today)"
  }
  private static let help = "correct the date, or write the entry when its day has come; only “skipped” may be in the future"
}
