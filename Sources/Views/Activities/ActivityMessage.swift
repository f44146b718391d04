import Chronology
import Insight
import Languages

/// What is said of activities, and of when and how often each was done.
enum ActivityMessage: Message {
  case title
  /// `5 activities`
  case count(Int)
  /// `2 done today`
  case doneToday(Int)
  /// `Activities, Friday 2026-11-20: 5 activities, 2 done today.`
  case sentence(CivilDate, activities: Int, doneToday: Int)

  // The heads of columns.
  case activity, last, total, category, inAll
  /// The mean number of days from one time to the next.
  case every
  /// The most days from one time to the next.
  case longest

  // When it was done.
  case neverDone
  /// `done 5 days ago`
  case done(SeenDay)
  /// `since 2026-01-15`
  case since(CivilDate)
  /// `Since 2026-01-15.`
  case sinceSentence(CivilDate)

  // How often it was done.
  /// `88 in all`
  case doneInAll(Int)
  /// `3 in 7 days`, short `3 in 7d`.
  case doneIn(Int, ActivityPeriod, NameLength)
  /// `7 days`
  case period(ActivityPeriod)
  /// `3.5 d`, in a column.
  case meanInterval(ActivityHistory.Mean)
  /// `21 d`, in a column.
  case longestInterval(Int)
  case everyDay
  /// `every 3.5 days on average`
  case everyDays(ActivityHistory.Mean)
  /// `21 days apart at most`
  case apart(Int)

  /// `rank 3`
  case rank(Int)
  /// `by widget`: what wrote an entry.
  case by(String)
  case details
}
