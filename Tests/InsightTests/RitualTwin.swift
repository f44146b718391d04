import Chronology
import Planner
import TestSupport

/// Random rituals counted by hand, day by day, with sets: shares nothing with the room but the types.
struct RitualTwin {
  struct Day: Equatable {
    var due = 0
    var done = 0
    var checkIns = 0
    var running = 0
    var streak = 0
  }

  var days: [Int: Day] = [:]
  var longest = 0
  let today: Int
  /// What is due today in rituals in which something is open.
  var open = Rate.nothing

  /// - Parameter rituals: one, or several that are counted together.
  init(_ rituals: [TrackedRitual], weekStart: Weekday, today: CivilDate) {
    self.today = today.dayNumber
    if rituals.count > 1 {
      open = rituals.map { RitualTwin([$0], weekStart: weekStart, today: today).open }.reduce(.nothing, +)
    }
    for ritual in rituals {
      var seen: Set<Int> = []
      // The arc that begins last has the day.
      for (index, arc) in ritual.arcs.enumerated() {
        let later = ritual.arcs.dropFirst(index + 1).map(\.days.first).min() ?? .latest
        let own = arc.effectiveDays.days.filter { $0 < later }
        guard let first = own.first, let last = own.last, let range = DateRange(first: first, last: last) else { continue }
        for day in own where day <= today && seen.insert(day.dayNumber).inserted {
          days[day.dayNumber, default: Day()].running += 1
        }
        for habit in arc.habits {
          let twin = HabitTwin(habit, range, weekStart)
          for day in range.days.map(\.dayNumber) where day <= today.dayNumber {
            let isDone = twin.done.contains(day)
            days[day]!.checkIns += isDone ? 1 : 0
            if twin.due.contains(day), isDone || !twin.skipped.contains(day) {
              days[day]!.due += 1
              days[day]!.done += isDone ? 1 : 0
            }
          }
        }
      }
    }
    var run = 0
    for day in days.keys.sorted() {
      let count = days[day]!
      if count.due > 0 { run = count.done == count.due ? run + 1 : day == today.dayNumber ? run : 0 }
      days[day]!.streak = run
      longest = max(longest, run)
    }
    if rituals.count == 1, isOpen { open = rate(self.today...self.today) }
  }

  /// Whether something is open today.
  var isOpen: Bool { days[today].map { $0.done < $0.due } ?? false }

  /// The last day of averages and trends.
  var lastSettled: Int { isOpen ? today - 1 : today }

  /// Of all days of a range, or of what is settled of them.
  func rate(_ range: ClosedRange<Int>, settled: Bool = false) -> Rate {
    let found = range.compactMap { days[$0] }
    let rate = Rate(done: found.map(\.done).reduce(0, +), of: found.map(\.due).reduce(0, +))
    return settled && range.contains(today) ? rate - open : rate
  }

  func totals(_ range: ClosedRange<Int>, today: CivilDate) -> [Int] {
    let found = range.compactMap { day in days[day].map { (day, $0) } }
    var (run, longest) = (0, 0)
    for (day, count) in found where count.due > 0 {
      run = count.done == count.due ? run + 1 : day == today.dayNumber ? run : 0
      longest = max(longest, run)
    }
    let settled = found.filter { $0.0 < self.today || !isOpen }
    let rate = rate(range, settled: true)
    return [
      rate.done, rate.due, found.map(\.1.checkIns).reduce(0, +), found.count,
      found.filter { $0.1.checkIns > 0 || $0.0 < self.today || !isOpen }.count, settled.filter { $0.1.due > 0 }.count,
      found.filter { $0.1.checkIns > 0 }.count, found.filter { $0.1.due > 0 && $0.1.done == $0.1.due }.count, longest,
    ]
  }
}
