import Chronology
import Languages

/// The names of sections, columns and rows in the statistics of a period.
enum StatsHeading: Message {
  // Sections.
  /// `By tag`
  case by(StatsPeriodSum.Key)
  case rituals, months, tasks, streaks, recurringTasks, bests, activities, asOfToday

  // Columns.
  case name, percent, page, value
  case done, settled, habits, recurring, perfectDays
  /// How many days were perfect, in the months of a year.
  case perfect
  /// The longest streak.
  case longest
  /// The streak that runs now.
  case now
  case attempts
  /// The best attempt of a period.
  case best
  /// The best of all attempts.
  case soFar
  /// How often an activity was done.
  case times

  // Rows.
  case allRituals, allTasks, allActivities
  /// The tasks of days.
  case days
  /// `no tag`
  case without(StatsPeriodSum.Key)
  /// `November`
  case month(Month)
}
