import Chronology
public import Diagnostics
import Languages
import Planner

/// `arc-to-renew`: a ritual whose last arc is over.
public enum ArcToRenew: Rule {
  public static let name = "arc-to-renew"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let today = file.context.today
    guard let ritual = file.reading?.plan.ritual, let arc = WrittenArc.sorted(in: file).last,
      // One that was ended early was meant to end.
      arc.effectiveDays == arc.days, arc.days.last < today, ritual.finished.map({ $0 > today }) ?? true,
      // One that does not read may be the next.
      !ritual.sections.contains(where: UnreadArc.isMeant)
    else { return }
    let next = ArcToRenew.next(after: arc, of: ritual, today: today)
    let problem = ArcToRenewMessage.wasComplete(arc.number, arc.days.last)
    findings.add(at: arc.range, problem, help: ArcToRenewMessage.renew(ritual.title, next, today))
  }

  /// The arc that would follow: from today on, as long as the ritual says (format, *Renewing*).
  private static func next(after arc: WrittenArc, of ritual: Ritual, today: CivilDate) -> ArcTitle {
    let last = today.adding(days: (ritual.duration ?? Ritual.standardDuration) - 1)
    return ArcTitle(number: arc.number + 1, days: DateRange(first: today, last: last) ?? DateRange(today))
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-10-01 - 2026-10-28

      - Drink a glass of water
        - 2026-10-01
      """,
    instead: """
      ---
      kind: ritual
      finished: 2026-10-28
      ---

      # Morning Hydration

      ## Arc 1: 2026-10-01 - 2026-10-28

      - Drink a glass of water
        - 2026-10-01
      """
  )
}

/// What `arc-to-renew` says.
enum ArcToRenewMessage: Message {
  /// The number of an arc and its last day.
  case wasComplete(Int, CivilDate)
  /// The title of a ritual, the arc that would follow, and today.
  case renew(String, ArcTitle, CivilDate)
}
