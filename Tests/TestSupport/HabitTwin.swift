import Chronology
import Planner

/// A habit's days as sets, day by day: shares nothing with the program but the types.
public struct HabitTwin {
  public var due: Set<Int> = []
  public var done: Set<Int> = []
  public var skipped: Set<Int> = []

  public init(_ habit: ArcHabit, _ arc: DateRange, _ weekStart: Weekday) {
    for date in arc.days {
      let statuses = habit.log.filter { $0.days.contains(date) }.map(\.status)
      if statuses.contains(.done) {
        done.insert(date.dayNumber)
      } else if statuses.contains(.skipped) {
        skipped.insert(date.dayNumber)
      }
    }
    guard let rule = habit.rule else {
      due = Set(arc.days.map(\.dayNumber))
      return
    }
    let entries = done.union(skipped)
    let schedule = rule.schedule(weekStart: weekStart, earliestEntry: entries.min().map(CivilDate.init(dayNumber:)))
    var wanted = max(rule.from ?? arc.first, arc.first)
    for date in arc.days where date <= rule.until ?? date {
      if rule.rule.isAfterDone {
        // Until it is settled it is due once, on the day that was wanted.
        if date == wanted { due.insert(date.dayNumber) }
        if entries.contains(date.dayNumber) {
          wanted = max(date.adding(days: rule.rule.unit == .week ? 7 : rule.rule.interval), rule.from ?? .earliest)
        }
      } else if schedule.isDue(on: date) {
        due.insert(date.dayNumber)
      }
    }
  }
}
