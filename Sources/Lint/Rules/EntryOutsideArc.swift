import Chronology
public import Diagnostics
import Languages
import Outline

/// `entry-outside-arc`: an entry of a habit on a day that its arc has not.
public enum EntryOutsideArc: Rule {
  public static let name = "entry-outside-arc"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for arc in file.arcs {
      for entry in arc.habits.flatMap({ items[$0].log }) {
        guard let days = items[entry].entry?.days, isOutside(days, arc, items[entry].entryStatus, file.context.today) else {
          continue
        }
        let range = items[entry].headline.anchor?.range ?? items[entry].headline.range
        findings.add(at: range, problem(file.excerpt(range), days, arc), help: advice(days, arc))
      }
    }
  }

  /// What is done on a day to come is an affair of `future-entry`.
  private static func isOutside(_ days: DateRange, _ arc: WrittenArc, _ status: LogEntry.Status?, _ today: CivilDate) -> Bool {
    let effective = arc.effectiveDays
    guard status != .missed, !effective.contains(days.first) || !effective.contains(days.last) else { return false }
    return status == .skipped || days.last <= today
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-01 - 2026-11-28

      - Drink a glass of water
        - 2026-10-31
        - 2026-11-02
      """,
    instead: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-01 - 2026-11-28

      - Drink a glass of water
        - 2026-11-01
        - 2026-11-02
      """
  )

  // MARK: Messages

  private static func problem(_ written: String, _ days: DateRange, _ arc: WrittenArc) -> EntryOutsideArcMessage {
    let told = ToldArc(
      number: arc.number,
      days: arc.days,
      ended: arc.effectiveDays == arc.days ? nil : arc.effectiveDays.last
    )
    if !days.overlaps(arc.effectiveDays) { return .isOutside(written, told) }
    return days.first < arc.effectiveDays.first ? .beginsBefore(written, told) : .goesOnAfter(written, told)
  }

  private static func advice(_ days: DateRange, _ arc: WrittenArc) -> EntryOutsideArcMessage {
    days.last > arc.effectiveDays.last && arc.days.contains(days.last) ? .correctDateOrEnd : .correctDateOrMove
  }
}

/// An arc as a message names it.
struct ToldArc: Hashable {
  let number: Int
  let days: DateRange
  /// The last day that counts, where it is not the last of its days.
  let ended: CivilDate?
}

/// What `entry-outside-arc` says.
enum EntryOutsideArcMessage: Message {
  /// The day or the days of an entry.
  case isOutside(String, ToldArc)
  case beginsBefore(String, ToldArc)
  case goesOnAfter(String, ToldArc)
  case correctDateOrEnd
  case correctDateOrMove
}
