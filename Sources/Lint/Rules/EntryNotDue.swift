import Chronology
public import Diagnostics
import Languages
import Outline
import Planner

/// `entry-not-due`: a habit that was done on a day on which it was not due.
public enum EntryNotDue: Rule {
  public static let name = "entry-not-due"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for arc in file.arcs {
      for index in arc.habits where !file.document.items[index].log.isEmpty {
        check(file.document.items[index], file.reading?.items[index]?.content, arc, in: file, &findings)
      }
    }
  }

  /// An arc that lasts longer has a finding of its own, and is too long to be looked at day by day.
  private static let mostDays = 366

  private static func check(
    _ habit: Item,
    _ content: PlanItem.Content?,
    _ arc: WrittenArc,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    // A rule of whole periods is met on any of their days.
    guard case .habit(let habitRule) = content, let rule = habitRule.rule, !rule.rule.isPeriod,
      arc.effectiveDays.count <= mostDays, let field = habit.headline.field(.every)
    else { return }
    let earliest = file.document.earliestEntry(of: habit)
    let schedule = rule.schedule(weekStart: file.context.settings.weekStarts, earliestEntry: earliest)
    guard !schedule.isNever else { return }
    let free = DaySet(arc.effectiveDays).subtracting(DaySet(schedule.dueRanges(in: arc.effectiveDays)))
    for index in habit.log where file.document.items[index].entryStatus == .done {
      let entry = file.document.items[index]
      guard let days = entry.entry?.days, let next = free.first(onOrAfter: days.first), next <= days.last else { continue }
      let range = entry.headline.anchor?.range ?? entry.headline.range
      let (written, every) = (file.excerpt(range), file.excerpt(field.valueRange))
      let problem: EntryNotDueMessage =
        days.count == 1 ? .isNotDue(written, next.weekday, every) : .dayIsNotDue(next, written, every)
      findings.add(at: range, problem, help: EntryNotDueMessage.correctDate)
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Weekly Reset

      ## Arc 1: 2026-11-01 - 2026-11-28

      - Weigh in (every: sun)
        - 2026-11-16
      """,
    instead: """
      ---
      kind: ritual
      ---

      # Weekly Reset

      ## Arc 1: 2026-11-01 - 2026-11-28

      - Weigh in (every: sun)
        - 2026-11-15
      """
  )
}

/// What `entry-not-due` says.
enum EntryNotDueMessage: Message {
  /// That an entry of one day, whose weekday is told, is not due by a rule.
  case isNotDue(String, Weekday, String)
  /// The same of a day within an entry of several.
  case dayIsNotDue(CivilDate, String, String)
  case correctDate
}
