import Chronology
import Planner
import TestSupport
import Testing

/// The streak of a random habit over its arcs against a count by hand, which shares nothing with it but the types (format,
/// *Streaks of habits and rituals*).
@Suite struct HabitStreakTwinTests {
  @Test(arguments: caseChunks(default: 600))
  func agreesWithACountByHand(seeds: Range<UInt64>) {
    for seed in seeds {
      var history = RandomHistory(seed: seed)
      let ritual = history.ritual()
      for title in Set(ritual.arcs.flatMap(\.habits).map(\.title)) {
        let arcs = zip(ritual.arcs, ritual.runs).compactMap { arc, run -> (DateRange, ArcHabit)? in
          guard let run, let habit = arc.habits.first(where: { $0.title == title }) else { return nil }
          return (run, habit)
        }
        let runs = arcs.map { HabitRun($0.1, in: $0.0, weekStart: history.weekStart) }
        let streak = Streak(of: HabitRuns(runs), weekStart: history.weekStart, today: history.today)
        let twin = HabitStreakTwin(arcs, history.weekStart, history.today)
        #expect([streak.current, streak.longest] == [twin.current, twin.longest], "seed \(seed): \(title) of \(ritual)")
      }
    }
  }
}

/// Lists every unit from the first to the last, and asks of each what became of it.
private struct HabitStreakTwin {
  var current = 0
  var longest = 0

  init(_ arcs: [(days: DateRange, habit: ArcHabit)], _ weekStart: Weekday, _ today: CivilDate) {
    var units: [(days: DateRange, wanted: Int)] = []
    var done: Set<CivilDate> = []
    var skipped: Set<CivilDate> = []
    var isActive = false
    for (days, habit) in arcs where days.first <= today {
      let twin = HabitTwin(habit, days, weekStart)
      done.formUnion(twin.done.map(CivilDate.init(dayNumber:)).filter { $0 <= today })
      skipped.formUnion(twin.skipped.map(CivilDate.init(dayNumber:)))
      let entry = twin.done.union(twin.skipped).min().map(CivilDate.init(dayNumber:))
      for day in days.days where day <= today {
        guard let rule = habit.rule, rule.rule.isPeriod else {
          if twin.due.contains(day.dayNumber) { units.append((DateRange(day), 1)) }
          continue
        }
        guard day >= rule.from ?? day, day <= rule.until ?? day else { continue }
        // A period is a unit if a day of it in the arc, and between `from` and `until`, is of the rule's months.
        let period = rule.schedule(weekStart: weekStart, earliestEntry: entry).period(containing: day)!
        let own = period.days.filter { days.contains($0) && $0 >= rule.from ?? $0 && $0 <= rule.until ?? $0 }
        if own.contains(where: { rule.months.contains(Month(rawValue: $0.month)!) }),
          !units.contains(where: { $0.days == period })
        {
          let wanted = if case .times(let times) = rule.rule.selection { times } else { 1 }
          units.append((period, wanted))
        }
      }
      isActive = days.contains(today) && (habit.rule?.until ?? today) >= today
    }
    for (unit, wanted) in units {
      if unit.days.filter(done.contains).count >= wanted {
        current += 1
      } else if !unit.days.contains(where: skipped.contains), unit.last < today {
        current = 0
      }
      longest = max(longest, current)
    }
    if !isActive { current = 0 }
  }
}
