import Chronology
import Languages

/// What is said of tasks that are carried over, or stay.
enum CarryOverMessage: Message {
  case isNotBefore(CivilDate, CivilDate)
  case hasNoFile(DateRange)
  /// `“Water”, it is done, days/2026-11-20.md:7`
  case left(String, ReasonToLeave, at: String)
  case nothingOf(DateRange, to: CivilDate)
  case nothingBefore(CivilDate)
  case nothingOfWeek(CivilDate)
  case openToday(Int)
  case isNotLeftOver(String, at: String, before: CivilDate)
  case isSettledElsewhere
  case isPlanned(String, on: CivilDate, at: String)
  case isOpenInProject(String, before: CivilDate, at: String)
  case planIt
  case noTask(called: String, before: CivilDate)
  case nothingIsLeft
  case theseAreLeft
  /// The last days on which tasks are left, how many days are before them, and the command that takes the tasks.
  case leftBehind(Int, on: [CivilDate], more: Int, command: String)
}
