import Chronology
public import Diagnostics
import Languages

/// `ended-outside-arc`: an arc that is said to have ended on a day that it has not.
public enum EndedOutsideArc: Rule {
  public static let name = "ended-outside-arc"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for arc in file.arcs {
      guard let (day, range) = arc.ended, !arc.days.contains(day) else { continue }
      let problem = EndedOutsideArcMessage.isNoDay(day, of: arc.number, arc.days)
      let advice: EndedOutsideArcMessage = day > arc.days.last ? .correctOrDelete : .writeLastDay
      findings.add(at: range, problem, help: advice)
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-01 - 2026-11-28 (ended: 2026-10-19)

      - Drink a glass of water
        - 2026-11-02
      """,
    instead: """
      ---
      kind: ritual
      finished: 2026-11-19
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-01 - 2026-11-28 (ended: 2026-11-19)

      - Drink a glass of water
        - 2026-11-02
      """
  )
}

/// What `ended-outside-arc` says.
enum EndedOutsideArcMessage: Message {
  /// A day, and the number and the days of an arc.
  case isNoDay(CivilDate, of: Int, DateRange)
  case writeLastDay
  /// What to do about a day behind the last one.
  case correctOrDelete
}
