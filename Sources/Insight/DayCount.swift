public import Planner

/// What one day came to, for one ritual or for all.
public struct DayCount: Hashable, Sendable {
  /// Habits that were due and not skipped.
  var due: Int32 = 0
  /// Of those, how many were done.
  var done: Int32 = 0
  /// Habits that were due and skipped.
  var skipped: Int32 = 0
  /// Habits that were done, due or not.
  var checkIns: Int32 = 0
  /// How many rituals had an arc.
  var running: Int32 = 0
  /// How many days, up to this one, were perfect without a miss between them.
  var streak: Int32 = 0

  public var rate: Rate { Rate(done: Int(done), of: Int(due)) }

  /// Whether something was due, and all of it was skipped.
  public var isSkipped: Bool { due == 0 && skipped > 0 }

  /// Whether some habit was due and not skipped, and every such habit was done.
  public var isPerfect: Bool { due > 0 && done == due }

  /// Whether no habit that was due is open: all were done or skipped, or nothing was due.
  var isSettled: Bool { done == due }
}

/// What the days of a range came to, for one ritual or for all.
///
/// While a habit of a ritual is open today, today is not in the rate of that ritual: an open day counts against nothing (format,
/// *Settled days*).
public struct DayTotals: Hashable, Sendable {
  /// Of all habits due on all settled days; of all rituals the sum of their rates.
  public var rate = Rate.nothing
  /// Completions, of habits due or not.
  public var checkIns = 0
  /// Days on which some arc ran.
  public var runningDays = 0
  /// Of those, all but an open today without a check-in: the days of which `activeDays` is a part.
  public var countedDays = 0
  /// Settled days on which something was due and not skipped: those of which `perfectDays` is a part.
  public var dueDays = 0
  /// Days with a check-in.
  public var activeDays = 0
  /// Days on which something was due, and all of it was done.
  public var perfectDays = 0
  /// The most perfect days of the range without a miss between them.
  public var longestStreak = 0

  /// Adds the next days, all of which came to the same, with the streak up to the last that is of days of the range alone.
  ///
  /// - Parameter hasOpenToday: whether the last of them is today, with something open.
  mutating func add(_ day: DayCount, days: Int, hasOpenToday: Bool, streak: Int) {
    let settled = hasOpenToday ? days - 1 : days
    rate += Rate(done: Int(day.done) * days, of: Int(day.due) * days)
    dueDays += day.due > 0 ? settled : 0
    checkIns += Int(day.checkIns) * days
    runningDays += day.running > 0 ? days : 0
    countedDays += day.running > 0 ? (day.checkIns > 0 ? days : settled) : 0
    activeDays += day.checkIns > 0 ? days : 0
    perfectDays += day.isPerfect ? days : 0
    longestStreak = max(longestStreak, streak)
  }
}

extension DayCount {
  /// The streak with some days, each of which came to this, after the day before them. A day without anything due passes, and so
  /// does today.
  func streak(after run: Int, days: ClosedRange<Int>, today: Int) -> Int {
    isPerfect ? run + days.count : due == 0 || days == today...today ? run : 0
  }

  /// Adds everything but the streak, which is no sum.
  static func += (left: inout DayCount, right: DayCount) {
    left.due += right.due
    left.done += right.done
    left.skipped += right.skipped
    left.checkIns += right.checkIns
    left.running += right.running
  }

  /// Takes everything away but the streak.
  static func -= (left: inout DayCount, right: DayCount) {
    left.due -= right.due
    left.done -= right.done
    left.skipped -= right.skipped
    left.checkIns -= right.checkIns
    left.running -= right.running
  }

  /// The sums of both, without a streak.
  static func + (left: DayCount, right: DayCount) -> DayCount {
    var sum = left
    sum.streak = 0
    sum += right
    return sum
  }

  /// The differences of both, without a streak.
  static func - (left: DayCount, right: DayCount) -> DayCount {
    var difference = left
    difference.streak = 0
    difference -= right
    return difference
  }
}
