import Chronology
import Planner
import TestSupport
import Testing

/// The streaks of habits over their arcs (format, *Streaks of habits and rituals*).
@Suite struct HabitStreakTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The habit in each of its arcs.
    var arcs: String
    var today = "20"
    var weekStart = Weekday.monday
    var current: Int
    var longest: Int

    var testDescription: String { "\(arcs) on \(today)" }
  }

  static let cases: [Case] = [
    Case(arcs: "1 - 28: A 17 18 19", current: 3, longest: 3),
    Case(arcs: "1 - 28: A 17-20", current: 4, longest: 4),
    Case(arcs: "1 - 28: A 16-18", current: 0, longest: 3),
    Case(arcs: "1 - 28: A 10 11 s12-18 15 19", current: 4, longest: 4),
    Case(arcs: "1 - 28: A 18 19 s20", current: 2, longest: 2),
    // The goal makes no day due, and a day that is not due neither adds nor breaks.
    Case(arcs: "1 - 28: A [goal 5] 17 19", current: 1, longest: 1),
    Case(arcs: "1 - 28: A [weekday] 12 13 14 16-19", current: 6, longest: 6),
    Case(arcs: "1 - 28: A [sun] 1 8 15", current: 3, longest: 3),
    Case(arcs: "1 - 28: A [sun] 1 8 16", current: 0, longest: 2),
    // Weeks, months and years without `on`: a period counts whole.
    Case(arcs: "1 - 28: A [weekly] 4 11 17", current: 3, longest: 3),
    Case(arcs: "1 - 28: A [weekly] 4 11", current: 2, longest: 2),
    Case(arcs: "1 - 28: A [weekly] 4 s11 17", current: 2, longest: 2),
    Case(arcs: "1 - 28: A [weekly] 8 15 16", current: 3, longest: 3),
    Case(arcs: "1 - 28: A [weekly] 8 15 16", weekStart: .sunday, current: 2, longest: 2),
    Case(arcs: "1 - 28: A [weekly] [in oct] 10/30 3", current: 0, longest: 0),
    Case(arcs: "10/20 - 28: A [weekly] [in oct] 10/23 10/31 3", current: 2, longest: 2),
    Case(arcs: "1 - 28: A [3 times a week] 2 4 5 9-12 17", current: 2, longest: 2),
    Case(arcs: "1 - 28: A [3 times a week] 2 4 5 9 10 16-18", current: 1, longest: 1),
    Case(arcs: "2 - 10: A [3 times a week] 3 4 5 9 10; 11 - 28: A [3 times a week] 12 17", current: 2, longest: 2),
    // Over: 0, and the longest stays.
    Case(arcs: "1 - 19: A 15-19", current: 0, longest: 5),
    Case(arcs: "1 - 28!19: A 15-20", current: 0, longest: 5),
    Case(arcs: "1 - 28!20: A 15-20", current: 6, longest: 6),
    Case(arcs: "1 - 28: A [daily] [until 19] 15-19", current: 0, longest: 5),
    Case(arcs: "1 - 28: A [daily] [until 20] 15-19", current: 5, longest: 5),
    Case(arcs: "21 - 28: A 21 22", current: 0, longest: 0),
    // Arcs in sequence: the days between them are no units, those of an arc all are.
    Case(arcs: "1 - 7: A 5-7; 15 - 28: A 15-19", current: 8, longest: 8),
    Case(arcs: "1 - 7: A 5 6; 15 - 28: A 15-19", current: 5, longest: 5),
    Case(arcs: "1 - 7: A 5-7; 15 - 28: A 16-19", current: 4, longest: 4),
    Case(arcs: "1 - 14!7: A 5-9; 15 - 28: A 15-19", current: 8, longest: 8),
    Case(arcs: "1 - 7: A 5-7; 8 - 14: A; 15 - 28: A 15", today: "15", current: 1, longest: 3),
    Case(arcs: "1 - 7: A 5-7; 25 - 12/5: A", current: 0, longest: 3),
    Case(arcs: "1 - 7: A [sun] 1; 8 - 28: A 8-19", current: 13, longest: 13),
    // Two arcs that meet in a week have it once.
    Case(arcs: "2 - 10: A [weekly] 3; 11 - 28: A [weekly] 12 17", current: 3, longest: 3),
    Case(arcs: "2 - 10: A [weekly] 3 9; 11 - 28: A [weekly] 17", current: 3, longest: 3),
    Case(arcs: "2 - 10: A [weekly] 3; 11 - 28: A [weekly] 17", current: 1, longest: 1),
    Case(arcs: "2 - 14!8: A [weekly] 3; 9 - 15!11: A [weekly] 9; 12 - 20: A [weekly] 17", current: 3, longest: 3),
    Case(arcs: "2 - 14!9: A [weekly] 3 9; 10 - 16!11: A 10 11; 12 - 20: A [weekly] 17", current: 5, longest: 5),
    // What is after today is as if it were not there, but a skip may be ahead.
    Case(arcs: "1 - 28: A 18 19 21 22", current: 2, longest: 2),
    Case(arcs: "1 - 28: A [weekly] 11 21", current: 1, longest: 1),
    // Before `from` there is no period, whatever was done in the one that it is in.
    Case(arcs: "1 - 28: A [weekly] [from 21] 17 18", current: 0, longest: 0),
    Case(arcs: "1 - 28: A 18 19 s21-25", current: 2, longest: 2),
  ]

  @Test(arguments: cases)
  func streak(row: Case) {
    let ritual = RitualSketch.ritual(row.arcs)
    let streak = Streak(
      of: HabitRuns(HabitStreakTests.runs(of: ritual, weekStart: row.weekStart)),
      weekStart: row.weekStart,
      today: RitualSketch.day(row.today)
    )
    #expect(streak.current == row.current, "current")
    #expect(streak.longest == row.longest, "longest")
  }

  /// In one arc that runs, without entries outside it or after today, a habit has the streak of a page's tracker.
  @Test(arguments: caseChunks(default: 300))
  func agreesWithTheStreakOfATracker(seeds: Range<UInt64>) {
    for seed in seeds {
      var history = RandomHistory(seed: seed)
      let (ritual, today) = (history.ritual(), history.today)
      guard let arc = ritual.arcs.first(where: { $0.effectiveDays.contains(today) }) else { continue }
      let days = arc.effectiveDays
      for habit in arc.habits {
        guard let rule = Self.trackerRule(of: habit, from: days.first),
          habit.log.allSatisfy({ days.first <= $0.days.first && $0.days.last <= today })
        else { continue }
        let run = HabitRun(habit, in: days, weekStart: history.weekStart)
        let own = Streak(of: HabitRuns([run]), weekStart: history.weekStart, today: today)
        let tracker = Streak(rule, log: habit.log, weekStart: history.weekStart, today: today)
        #expect(own == tracker, "seed \(seed): \(habit)")
      }
    }
  }

  /// Nil for what a tracker does not know: months, times, `after done`, and a `from` before the arc.
  private static func trackerRule(of habit: ArcHabit, from first: CivilDate) -> StreakRule? {
    guard let rule = habit.rule else { return StreakRule(rule: Recurrence(every: 1, .day)!) }
    guard !rule.rule.isAfterDone, rule.rule.unit != .hour, rule.months == .all, first <= rule.from ?? first else { return nil }
    return StreakRule(rule: rule.rule, from: rule.from, until: rule.until)
  }

  private static func runs(of ritual: TrackedRitual, weekStart: Weekday) -> [HabitRun] {
    zip(ritual.arcs, ritual.runs).compactMap { arc, run in
      guard let run, let habit = arc.habits.first else { return nil }
      return HabitRun(habit, in: run, weekStart: weekStart)
    }
  }
}
