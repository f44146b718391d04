public import Chronology
public import Planner

/// What each day came to, for one ritual or for all: the days on which an arc ran, up to today.
///
/// Days in a row that came to the same are held, and counted, as one: so an arc of a thousand years is no more than its log.
public struct Timeline: Sendable {
  /// Days in a row that came to the same.
  private struct Run {
    /// What each of them came to, but for the streak, which is that of the day before the first.
    let count: DayCount
    // Ten years may have as many as days, so that their size matters.
    private let first: Int32
    private let last: Int32

    init(days: ClosedRange<Int>, count: DayCount) {
      self.count = count
      first = Int32(days.lowerBound)
      last = Int32(days.upperBound)
    }

    var days: ClosedRange<Int> { Int(first)...Int(last) }
  }

  /// Rising; where days are missing between two of them, no arc ran.
  private var runs: [Run] = []
  private let today: Int

  /// The longest streak of perfect days.
  public private(set) var longestStreak = 0

  /// What is due today in rituals in which something is open, which counts in no rate of several days.
  private(set) var openToday = Rate.nothing

  /// - Parameter openToday: of several rituals that of each together; nil for one.
  init(_ tally: DayTally, today: CivilDate, openToday: Rate? = nil) {
    self.today = today.dayNumber
    runs.reserveCapacity(tally.mostStretches)
    var streak = 0
    tally.forEachStretch { days, count in
      guard count.running > 0 else { return }
      var count = count
      count.streak = Int32(streak)
      runs.append(Run(days: days, count: count))
      streak = count.streak(after: streak, days: days, today: today.dayNumber)
      longestStreak = max(longestStreak, streak)
    }
    self.openToday = openToday ?? (isTodaySettled ? .nothing : rate(on: today))
  }

  /// The first and the last day on which an arc ran; nil for none.
  var bounds: ClosedRange<Int>? {
    guard let first = runs.first, let last = runs.last else { return nil }
    return first.days.lowerBound...last.days.upperBound
  }

  /// Adds what the days came to to those of others.
  func add(to tally: inout DayTally) {
    for run in runs { tally.add(run.days, run.count) }
  }

  /// The first of the runs that ends on a day or later.
  private func index(endingOnOrAfter day: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].days.upperBound < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The runs that have days of a range, each with those days.
  private func parts(in range: ClosedRange<Int>) -> some Sequence<(days: ClosedRange<Int>, count: DayCount)> {
    runs[index(endingOnOrAfter: range.lowerBound)...].lazy
      .prefix { $0.days.lowerBound <= range.upperBound }
      .map { ($0.days.clamped(to: range), $0.count) }
  }
}

extension Timeline {
  /// What a day came to; nil where no arc ran, and after today.
  public subscript(date: CivilDate) -> DayCount? { self[day: date.dayNumber] }

  subscript(day number: Int) -> DayCount? {
    let index = index(endingOnOrAfter: number)
    guard index < runs.count, runs[index].days.contains(number) else { return nil }
    var count = runs[index].count
    let days = runs[index].days.lowerBound...number
    count.streak = Int32(count.streak(after: Int(count.streak), days: days, today: today))
    return count
  }

  /// Of the habits that were due on a day.
  public func rate(on date: CivilDate) -> Rate { self[date]?.rate ?? .nothing }

  /// The streak as it stood at the end of a day, and today as it stands; 0 where no arc ran (format, *Streaks of habits and
  /// rituals*).
  public func streak(on date: CivilDate) -> Int { Int(self[date]?.streak ?? 0) }

  /// The current streak and the longest.
  public var streak: Streak {
    Streak(current: streak(on: CivilDate(dayNumber: today)), longest: longestStreak)
  }

  /// What the days of a range came to.
  public func totals(in days: DateRange) -> DayTotals { totals(in: days.dayNumbers) }

  /// What all days came to.
  public var totals: DayTotals { totals(in: Int.min...today) }

  func totals(in range: ClosedRange<Int>) -> DayTotals {
    var totals = DayTotals()
    var streak = 0
    for (days, count) in parts(in: range) {
      streak = count.streak(after: streak, days: days, today: today)
      let hasOpenToday = !count.isSettled && days.upperBound == today
      totals.add(count, days: days.count, hasOpenToday: hasOpenToday, streak: streak)
    }
    if range.contains(today) { totals.rate = totals.rate - openToday }
    return totals
  }

  /// The last day that averages and trends count: today when nothing that is due is open, else yesterday (format, *Settled
  /// days*).
  public var lastSettledDay: CivilDate { CivilDate(dayNumber: lastSettled) }

  var lastSettled: Int { isTodaySettled ? today : today - 1 }

  private var isTodaySettled: Bool { self[day: today]?.isSettled ?? true }
}
