public import Chronology

/// A habit in one of the arcs of its ritual.
public struct HabitRun: Hashable, Sendable {
  public var habit: ArcHabit
  /// The days of the arc that count.
  public var arc: DateRange
  public var days: HabitDays

  /// - Parameter weekStart: the first day of the week, for rules that count weeks.
  public init(_ habit: ArcHabit, in arc: DateRange, weekStart: Weekday) {
    self.habit = habit
    self.arc = arc
    days = HabitDays(habit, in: arc, weekStart: weekStart)
  }
}

/// The runs of one habit where they stand among those of all arcs: a run is large to copy.
public struct HabitRuns: Sendable {
  private let arcs: [[HabitRun]]
  private var places: [(arc: Int, habit: Int)] = []

  /// None yet.
  ///
  /// - Parameter arcs: the habits of each arc.
  public init(in arcs: [[HabitRun]]) { self.arcs = arcs }

  public init(_ runs: [HabitRun]) {
    arcs = [runs]
    places = runs.indices.map { (0, $0) }
  }

  /// Adds the run of a habit of an arc.
  public mutating func append(arc: Int, habit: Int) { places.append((arc, habit)) }

  public var indexes: Range<Int> { places.indices }

  public subscript(index: Int) -> HabitRun {
    _read { yield arcs[places[index].arc][places[index].habit] }
  }

  /// The days of the arc of the last run that count; nil without a run.
  public var lastArc: DateRange? { places.last.map { arcs[$0.arc][$0.habit].arc } }
}

extension Streak {
  /// The streak of a habit over its arcs (format, *Streaks of habits and rituals*). The days between two arcs are no units.
  ///
  /// A unit is a due day; for a rule of weeks, months or years without `on`, a period that has a day in the arc. A period
  /// counts whole, with what was done in it in any arc, and once, though two arcs meet in it. The current streak is 0 unless
  /// today is a day of the last run, and not after its `until`.
  ///
  /// - Parameters:
  ///   - runs: the habit in each arc that has it, by the first days of the arcs, which share no day.
  ///   - weekStart: the first day of the week, for rules that count weeks.
  public init(of runs: HabitRuns, weekStart: Weekday, today: CivilDate) {
    let places = runs.indexes
    var doneRanges: [ClosedRange<Int>] = []
    doneRanges.reserveCapacity(places.reduce(0) { $0 + runs[$1].days.done.ranges.count })
    for place in places { doneRanges += runs[place].days.done.ranges }
    let done = DaySet(doneRanges).through(today)
    let skipped = DaySet(places.flatMap { runs[$0].days.skipped.ranges })
    var counter = RunCounter(today: today.dayNumber)
    var counted: Set<DateRange> = []
    for place in places where runs[place].arc.first <= today {
      guard let rule = runs[place].habit.rule, rule.rule.isPeriod else {
        counter.add(days: runs[place].days.due.through(today), done: done, skipped: skipped)
        continue
      }
      for period in runs[place].periods(rule, weekStart: weekStart, today: today) where counted.insert(period).inserted {
        let unit = period.dayNumbers
        counter.add(
          isDone: done.clamped(to: unit).count >= rule.rule.times ?? 1,
          isSkipped: !skipped.clamped(to: unit).isEmpty,
          last: unit.upperBound
        )
      }
    }
    let isActive = places.last { runs[$0].arc.first <= today }.map { place in
      runs[place].arc.contains(today) && today <= runs[place].habit.rule?.until ?? today
    }
    self.init(current: isActive ?? false ? counter.run : 0, longest: counter.longest)
  }

  public init(current: Int, longest: Int) {
    self.current = current
    self.longest = longest
  }
}

extension HabitRun {
  /// The periods of its rule, in its months, that have a day in the arc and are not ahead.
  fileprivate func periods(_ rule: RecurringRule, weekStart: Weekday, today: CivilDate) -> [DateRange] {
    let earliest = [days.done.first, days.skipped.first].compactMap(\.self).min()
    let schedule = rule.schedule(weekStart: weekStart, earliestEntry: earliest.map(CivilDate.init(dayNumber:)))
    let last = min(arc.last, rule.until ?? arc.last)
    var periods: [DateRange] = []
    var day = max(arc.first, rule.from ?? arc.first)
    while day <= min(last, today), let period = schedule.period(containing: day) {
      let isOfMonths = (day.dayNumber...min(period.last, last).dayNumber)
        .contains { rule.months.contains(Month(rawValue: CivilDate(dayNumber: $0).month) ?? .january) }
      if isOfMonths { periods.append(period) }
      guard period.last < last else { break }
      day = period.last.adding(days: 1)
    }
    return periods
  }
}

/// Counts units one after another.
private struct RunCounter {
  let today: Int
  private(set) var run = 0
  private(set) var longest = 0

  init(today: Int) {
    self.today = today
  }

  /// - Parameters:
  ///   - done: all days, those of other arcs too, as is `skipped`.
  mutating func add(days: DaySet, done: DaySet, skipped: DaySet) {
    guard let first = days.first else { return }
    var (doneIndex, skippedIndex) = (done.firstIndex(endingAtOrAfter: first), skipped.firstIndex(endingAtOrAfter: first))
    for range in days.ranges {
      var day = range.lowerBound
      // From one stretch of days that are alike to the next.
      while day <= range.upperBound {
        while doneIndex < done.ranges.count, done.ranges[doneIndex].upperBound < day { doneIndex += 1 }
        let nextDone = doneIndex < done.ranges.count ? done.ranges[doneIndex] : nil
        if let nextDone, nextDone.lowerBound <= day {
          let last = min(nextDone.upperBound, range.upperBound)
          run += last - day + 1
          longest = max(longest, run)
          day = last + 1
          continue
        }
        let last = min(range.upperBound, nextDone.map { $0.lowerBound - 1 } ?? range.upperBound)
        if run > 0, let missed = skipped.firstGap(in: day...last, from: &skippedIndex), missed < today { run = 0 }
        day = last + 1
      }
    }
  }

  mutating func add(isDone: Bool, isSkipped: Bool, last: Int) {
    if isDone {
      run += 1
      longest = max(longest, run)
    } else if !isSkipped, last < today {
      run = 0
    }
  }
}
