import Languages
import Planner

/// What the views of history say.
enum HistoryMessage: Message {
  case allRituals
  /// What a day came to: `half or more`.
  case band(RateBand)
  /// The same of a day that is not over: `half or more so far`.
  case soFar(RateBand)
  /// Of a day of which all was skipped.
  case skipped
  /// Of a month in which no arc ran.
  case nothingRan
  /// What a month came to: `83 %, 2 perfect days`; nil where these are not told.
  case total(Rate, perfectDays: Int?)
  /// `4 of 9 done, 1 skipped`, of habits on a day.
  case habitsDone(Rate, skipped: Int)
  case allSkipped
  /// `No arc of “Water” ran on this day.`
  case noArcRan(String)
  case noRitualRan
  /// `12 points above the 7 days before (56 %).`
  case comparison(Trend, points: Int, before: Rate)
  /// `The 7 days before came to 56 %.`, beside a day that is not over.
  case daysBefore(Rate)
  /// Of a habit.
  case doneThoughNotDue
  /// `arc 1, day 5 of 20`
  case dayOfArc(Int, day: Int, of: Int)
  /// `Habit Water`, before how it stands.
  case habit(String)
}
