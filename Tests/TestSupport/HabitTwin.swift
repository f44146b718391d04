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
    if case .times(let times) = rule.rule.selection {
      countTimes(times, rule, schedule, arc)
      return
    }
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

  /// Gives each period its days one by one, until it has as many as it wants.
  private mutating func countTimes(_ times: Int, _ rule: RecurringRule, _ schedule: RecurrenceSchedule, _ arc: DateRange) {
    let own = arc.days.filter { date in
      date >= rule.from ?? date && date <= rule.until ?? date && rule.months.months.contains { $0.rawValue == date.month }
    }
    for (period, days) in Dictionary(grouping: own, by: { schedule.period(containing: $0)! }) {
      let share = Double(times * days.count) / Double(period.count)
      var wanted = min(days.count, Int((share + 0.5 + 1e-9).rounded(.down)))
      let numbers = days.map(\.dayNumber).sorted()
      let inTurn =
        numbers.filter(done.contains) + numbers.filter(skipped.contains)
        + numbers.reversed().filter { !done.contains($0) && !skipped.contains($0) }
      for day in inTurn where wanted > 0 {
        due.insert(day)
        wanted -= 1
      }
    }
  }
}
