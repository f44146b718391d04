import Chronology
import Planner
import TestSupport
import Testing

@testable import Insight

/// Sums over random rituals against those of a twin that counts by hand.
@Suite struct RitualHistoryTwinTests {
  @Test(arguments: caseChunks(default: 120))
  func agreesWithACountByHand(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomHistory(seed: seed)
      let rituals = random.rituals()
      let today = random.today
      let history = RitualHistory(rituals, weekStart: random.weekStart, today: today)
      let whole = today.dayNumber - 170...today.dayNumber + 100
      for scope in [nil] + rituals.indices.map(Optional.some) {
        let twin = RitualTwin(scope.map { [rituals[$0]] } ?? rituals, weekStart: random.weekStart, today: today)
        let timeline = history.timeline(of: scope)
        let days = whole.map { timeline[CivilDate(dayNumber: $0)].map(RitualTwin.Day.init) }
        #expect(days == whole.map { twin.days[$0] }, "seed \(seed)")
        let current = twin.days[today.dayNumber]?.streak ?? 0
        #expect(timeline.streak == Streak(current: current, longest: twin.longest), "seed \(seed)")
        for days in RitualHistoryTwinTests.ranges(&random) + [whole] {
          let range = DateRange(first: CivilDate(dayNumber: days.lowerBound), last: CivilDate(dayNumber: days.upperBound))!
          #expect(timeline.totals(in: range).figures == twin.totals(days, today: today), "seed \(seed), \(range)")
        }
        #expect(timeline.totals.figures == twin.totals(whole, today: today), "seed \(seed)")
        for day in today.dayNumber - 20...today.dayNumber where twin.days[day] != nil {
          let date = CivilDate(dayNumber: day)
          let figures = scope.map { history.ritualDay(of: $0, on: date)!.figures } ?? history.summary(of: date).figures
          let own = [figures.rate, figures.average]
          #expect(own == [twin.rate(day...day), twin.rate(day - 7...day - 1, settled: true)], "seed \(seed), \(date)")
        }
      }
    }
  }

  /// Together the rituals are the sum of each, on every day.
  @Test(arguments: caseChunks(default: 80))
  func allIsTheSumOfEach(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomHistory(seed: seed)
      let history = RitualHistory(random.rituals(), weekStart: random.weekStart, today: random.today)
      for day in random.today.dayNumber - 160...random.today.dayNumber {
        let summary = history.summary(of: CivilDate(dayNumber: day))
        #expect(summary.figures.rate == summary.rituals.reduce(.nothing) { $0 + $1.figures.rate }, "seed \(seed)")
        for ritual in summary.rituals {
          let due = ritual.habits.filter { $0.isDue && $0.state != .skipped }
          #expect(ritual.figures.rate == Rate(done: due.filter { $0.state == .done }.count, of: due.count), "seed \(seed)")
        }
      }
    }
  }

  /// What is written about days to come changes nothing but the days to come.
  @Test(arguments: caseChunks(default: 80))
  func completionsAheadCountForNothing(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomHistory(seed: seed)
      let rituals = random.rituals()
      let later = rituals.map { Self.withEntriesAhead($0, today: random.today) }
      let one = RitualHistory(rituals, weekStart: random.weekStart, today: random.today)
      let two = RitualHistory(later, weekStart: random.weekStart, today: random.today)
      #expect(one.all.totals == two.all.totals, "seed \(seed)")
      #expect(one.all.streak == two.all.streak, "seed \(seed)")
      let today = random.today
      #expect(one.summary(of: today) == two.summary(of: today), "seed \(seed)")
      #expect(one.insights() == two.insights(), "seed \(seed)")
    }
  }

  /// Not where an interval would be counted from such an entry, or moved by it.
  private static func withEntriesAhead(_ ritual: TrackedRitual, today: CivilDate) -> TrackedRitual {
    var ritual = ritual
    let ahead = LogRecord(days: DateRange(first: today.adding(days: 1), last: today.adding(days: 9))!)
    for arc in ritual.arcs.indices {
      for habit in ritual.arcs[arc].habits.indices {
        let rule = ritual.arcs[arc].habits[habit].rule
        if rule.map({ $0.from != nil && !$0.rule.isAfterDone }) ?? true { ritual.arcs[arc].habits[habit].log.append(ahead) }
      }
    }
    return ritual
  }

  private static func ranges(_ random: inout RandomHistory) -> [ClosedRange<Int>] {
    (0..<3).map { _ in
      let first = random.today.dayNumber - Int.random(in: 0...150, using: &random.random)
      return first...first + Int.random(in: 0...60, using: &random.random)
    }
  }
}

extension RitualTwin.Day {
  fileprivate init(_ day: DayCount) {
    self.init(
      due: Int(day.due),
      done: Int(day.done),
      checkIns: Int(day.checkIns),
      running: Int(day.running),
      streak: Int(day.streak)
    )
  }
}

extension DayTotals {
  /// As the twin lists them.
  var figures: [Int] {
    [rate.done, rate.due, checkIns, runningDays, countedDays, dueDays, activeDays, perfectDays, longestStreak]
  }
}
