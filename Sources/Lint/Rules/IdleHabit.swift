import Chronology
public import Diagnostics
import Languages
import Outline
import Planner

/// `idle-habit`: a habit that was not done once in the first half of its arc.
public enum IdleHabit: Rule {
  public static let name = "idle-habit"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let today = file.context.today
    // A date that stands beside a habit is no habit, and has a finding of its own.
    let dates = Set(file.ranges(of: .misplacedEntry).map(\.lowerBound))
    for arc in file.arcs where arc.effectiveDays.contains(today) {
      let days = arc.effectiveDays.first.days(until: today)
      guard days >= (arc.effectiveDays.count + 1) / 2 else { continue }
      for index in arc.habits {
        let item = file.document.items[index]
        guard !dates.contains(item.headline.range.lowerBound),
          !item.log.contains(where: { file.document.items[$0].entryStatus == .done }),
          wasDue(file.reading?.items[index]?.content, arc, in: file)
        else { continue }
        let range = item.headline.textRange.isEmpty ? item.markerRange : item.headline.textRange
        findings.add(at: range, IdleHabitMessage.wasNotDone(file.excerpt(range), days), help: IdleHabitMessage.writeDays)
      }
    }
  }

  /// Whether a habit was due on some day of its arc before today.
  private static func wasDue(_ content: PlanItem.Content?, _ arc: WrittenArc, in file: LintedFile) -> Bool {
    guard case .habit(let habit) = content else { return false }
    guard let rule = habit.rule else { return true }
    let schedule = rule.schedule(weekStart: file.context.settings.weekStarts, earliestEntry: nil)
    return schedule.next(onOrAfter: arc.days.first).map { $0 < file.context.today } ?? false
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-01 - 2026-11-28

      - Drink a glass of water
        - 2026-11-02
      - Weigh in
      """,
    instead: """
      ---
      kind: ritual
      ---

      # Morning Hydration

      ## Arc 1: 2026-11-01 - 2026-11-28

      - Drink a glass of water
        - 2026-11-02
      - Weigh in
        - 2026-11-15
      """
  )
}

/// What `idle-habit` says.
enum IdleHabitMessage: Message {
  /// A habit, and how many days of its arc have passed.
  case wasNotDone(String, Int)
  case writeDays
}
