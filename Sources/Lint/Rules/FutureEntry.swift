import Chronology
public import Diagnostics
import Languages
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
      let entry = file.excerpt(date)
      findings.add(
        at: item.headline.range,
        days.first > today ? FutureEntryMessage.isAfter(entry, today: today) : .goesOnAfter(entry, today: today),
        help: FutureEntryMessage.correctOrWait
      )
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
}

/// What `future-entry` says.
enum FutureEntryMessage: Message {
  /// The days of an entry as they are written, and today.
  case isAfter(String, today: CivilDate)
  case goesOnAfter(String, today: CivilDate)
  case correctOrWait
}
