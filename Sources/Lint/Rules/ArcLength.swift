import Chronology
public import Diagnostics
import Languages
import Planner

/// `arc-length`: an arc of too few or too many days.
public enum ArcLength: Rule {
  public static let name = "arc-length"
  public static let severity = Severity.warning

  private static let bounds = Ritual.arcLengths

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for arc in file.arcs where !bounds.contains(arc.days.count) {
      let problem = ArcLengthMessage.hasDays(arc.number, arc.days.count, bounds)
      findings.add(at: arc.range, problem, help: advice(for: arc.days))
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-16 - 2026-11-20

      - Drink a glass of water
        - 2026-11-16
      """,
    instead: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-16 - 2026-11-22

      - Drink a glass of water
        - 2026-11-16
      """
  )

  // MARK: Messages

  private static func advice(for days: DateRange) -> ArcLengthMessage {
    days.count < bounds.lowerBound
      ? .endOnOrLater(days.first.adding(days: bounds.lowerBound - 1))
      : .endOnOrSooner(days.first.adding(days: bounds.upperBound - 1))
  }
}

/// What `arc-length` says.
enum ArcLengthMessage: Message {
  /// The number of an arc, its days, and how many it may have.
  case hasDays(Int, Int, ClosedRange<Int>)
  case endOnOrLater(CivilDate)
  case endOnOrSooner(CivilDate)
}
