import Chronology
import Languages
import Planner

/// What is said of tasks, and of days as they are told beside them.
enum TaskMessage: Message {
  /// `on Fri 20 Nov 2026`
  case onDay(CivilDate, NameLength)
  /// `from Mon 16 Nov to Fri 20 Nov 2026`
  case period(SeenDay, CivilDate)
  /// `Sat 14 Nov 2026 to Fri 20 Nov 2026`
  case span(CivilDate, CivilDate, NameLength)
  /// `due in 5 days, Wed 25 Nov`
  case due(SeenDay)
  /// `overdue by 3 days, Tue 17 Nov`
  case overdue(SeenDay)
  /// `due Fri 27 Nov`, of what is settled.
  case wasDue(SeenDay)
  /// `open since Fri 20 Nov, 2 days ago`
  case openSince(SeenDay)
  /// `open since 09:00`
  case openSinceTime(ShownTime)
  case openToday
  /// `done today, Fri 20 Nov`; the day is told where it is known.
  case done(SeenDay?)
  /// `high priority`
  case priority(Priority)
  /// `2 of 5 steps`
  case steps(done: Int, all: Int)
  case inProject(String)
  case onPage(String)
  case inSection(String)
  /// `arc 2`
  case arc(Int)
  /// `planned tomorrow, Sat 21 Nov`
  case planned(SeenDay)
  case setAside
  /// `3 of 5`
  case part(done: Int, due: Int)
  /// `3.5 of 8`
  case partOfGoal(Number, Number)
  /// `again at 17:00`
  case againAt(ShownTime)
  /// `again tomorrow, Sat 21 Nov 09:00`
  case again(SeenDay, ShownTime?)
  /// `today at 17:00`
  case todayAt(ShownTime)
  /// `at 17:00`
  case at(ShownTime)
  /// `not open until Sat 21 Nov 09:00, tomorrow`
  case notOpenUntil(SeenDay, ShownTime?)
  /// `next: today 14:00 Deep work`; the moment and the name as they are shown.
  case next(String, String)
  /// `now until 15:00 Deep work`
  case nowUntil(ShownTime, String)
  /// `3 tasks`, `3 tasks, 1 done`, `3 tasks, all done`
  case tasks(Int, done: Int)
  /// `until 16:00`
  case until(ShownTime)
  case recurring
  case everyDay
  /// `10:15 after midnight`, of a day that goes on.
  case afterMidnight(ShownTime)
}
