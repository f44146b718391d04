import Chronology
public import Diagnostics
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
    findings.add(at: arc.range, message(arc), help: help(next, of: ritual.title, today))
  }

  /// The arc that would follow: from today on, as long as the ritual says (format, *Renewing*).
  private static func next(after arc: WrittenArc, of ritual: Ritual, today: CivilDate) -> ArcTitle {
    let last = today.adding(days: (ritual.duration ?? Ritual.standardDuration) - 1)
    return ArcTitle(number: arc.number + 1, days: DateRange(first: today, last: last) ?? DateRange(today))
  }

  public static let page = RulePage(
    summary: "A ritual whose last arc is over",
    explanation: """
      Finds the arc of a ritual that begins last, if it is complete, and the property `finished` does not say that the ritual \
      is over too. An arc that was ended early is left alone.
      """,
    reason: "Without a current arc nothing of the ritual is due, and no view mentions it.",
    example: """
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

  // MARK: Messages

  private static func message(_ arc: WrittenArc) -> String {
    "\(arc.words) was complete on \(arc.days.last), and no arc follows it"
  }
  private static func help(_ next: ArcTitle, of title: String, _ today: CivilDate) -> String {
    "run “tidemark renew \"\(title)\"” to begin Arc \(next.number), \(next.days), or write “finished: \(today)” into the "
      + "front matter"
  }
}
