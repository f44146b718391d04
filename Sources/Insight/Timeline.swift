public import Chronology
public import Planner

/// What each day came to, for one ritual or for all: the days on which an arc ran, up to today.
public struct Timeline: Sendable {
  /// Days without a gap.
  struct Stretch {
    var first: Int
    var days: [DayCount]

    var last: Int { first + days.count - 1 }
  }

  private(set) var stretches: [Stretch] = []
  private let today: Int

  /// The longest streak of perfect days.
  public private(set) var longestStreak = 0

  /// - Parameter days: those that it is to hold; what is after today is left out.
  init(_ days: DaySet, today: CivilDate) {
    self.today = today.dayNumber
    stretches = days.through(today).ranges.map { range in
      Stretch(first: range.lowerBound, days: Array(repeating: DayCount(), count: range.count))
    }
  }

  /// Changes the counts of days, all of which it holds.
  mutating func add(to days: DaySet, _ change: (inout DayCount) -> Void) {
    for range in days.ranges {
      guard let place = stretches.firstIndex(where: { $0.last >= range.lowerBound }) else { continue }
      let first = stretches[place].first
      for day in range { change(&stretches[place].days[day - first]) }
    }
  }

  /// Adds another's counts, all days of which it holds.
  mutating func add(_ other: Timeline) {
    for stretch in other.stretches {
      guard let place = stretches.firstIndex(where: { $0.last >= stretch.first }) else { continue }
      let offset = stretch.first - stretches[place].first
      for (index, day) in stretch.days.enumerated() {
        stretches[place].days[offset + index].due += day.due
        stretches[place].days[offset + index].done += day.done
        stretches[place].days[offset + index].checkIns += day.checkIns
        stretches[place].days[offset + index].running += day.running
      }
    }
  }

  /// Sets the streak of every day, once all counts are in.
  mutating func countStreaks() {
    var run = 0
    for place in stretches.indices {
      let first = stretches[place].first
      for index in stretches[place].days.indices {
        run = stretches[place].days[index].streak(after: run, isToday: first + index == today)
        stretches[place].days[index].streak = Int32(run)
        longestStreak = max(longestStreak, run)
      }
    }
  }
}

extension Timeline {
  /// What a day came to; nil where no arc ran, and after today.
  public subscript(date: CivilDate) -> DayCount? { self[day: date.dayNumber] }

  subscript(day number: Int) -> DayCount? {
    for stretch in stretches.reversed() where stretch.first <= number {
      return number <= stretch.last ? stretch.days[number - stretch.first] : nil
    }
    return nil
  }

  /// Of the habits that were due on a day.
  public func rate(on date: CivilDate) -> Rate { self[date]?.rate ?? .nothing }

  /// The streak as it stood at the end of a day, and today as it stands; 0 where no arc ran (format, section 7).
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
    var run = 0
    for stretch in stretches where !stretch.days.isEmpty && range.overlaps(stretch.first...stretch.last) {
      for day in range.clamped(to: stretch.first...stretch.last) {
        let count = stretch.days[day - stretch.first]
        run = count.streak(after: run, isToday: day == today)
        totals.add(count, streak: run)
      }
    }
    return totals
  }

  /// The rate of so many days, the last of which is the one given.
  public func rate(ofDays count: Int, through date: CivilDate) -> Rate {
    totals(in: (date.dayNumber - count + 1)...date.dayNumber).rate
  }
}
