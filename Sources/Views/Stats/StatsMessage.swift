import Chronology
import Languages
import Planner

/// What is said in the statistics of a period besides the names of what is counted.
enum StatsMessage: Message {
  /// `Week of Mon 7 Dec 2026 to Sun 13 Dec 2026`
  case week(CivilDate, CivilDate, NameLength)
  /// `up to today, Fri 20 Nov 2026`
  case upToToday(CivilDate, NameLength)
  /// `only of Thesis with #deep`; the project, and what else is asked for, each part of it after a space.
  case only(project: String?, asked: String)
  case nothingToCount
  /// That nothing was due and nothing done in some days, over or not.
  case nothingDone(isOver: Bool)
  /// `Best ritual: Low water, 77 %`
  case bestRitual(String, Rate)
  /// Why what was done of rituals today is not in the sums.
  case todayIsOpen

  // What a figure is, where no heading says it.
  /// `3 of 5 done`, of habits.
  case habitsDone(Rate)
  /// `3 of 5 done`, of the days or weeks of a streak.
  case unitsDone(Rate)
  /// `3 of 5 settled`, of recurring tasks.
  case settled(Rate)
  /// `2 of 5 days perfect`
  case perfect(Int, of: Int)
  /// `3 perfect days`
  case perfectDays(Int)
  /// `longest streak 5 days`
  case longestStreak(days: Int)
  /// `longest 12`, of a streak that is not counted in days.
  case longest(Int)
  /// `now 5`, of the same.
  case now(Int)
  /// `tasks 4`
  case tasks(Int)
  /// `4 done`, of tasks.
  case tasksDone(Int)
  /// `habits 3 of 5`
  case habits(Rate)
  /// `streaks 3 of 5`
  case streaks(Rate)
  /// `recurring 3 of 5`
  case recurring(Rate)
  /// `streaks 83 %`
  case percentOfStreaks(Rate)
  /// `recurring tasks 83 %`
  case percentOfRecurring(Rate)
  /// `activities 6`
  case activities(Int)
  /// `3 times`
  case times(Int)
  /// `3 attempts`
  case attempts(Int)
  /// `best 95`; the value as it is shown.
  case best(String)
  /// `so far 95 seconds`; the value as it is shown.
  case soFar(String)
  /// Of a month to come.
  case inTheFuture
  /// Of a month in which nothing was due or done.
  case nothing
}
