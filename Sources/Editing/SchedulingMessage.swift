import Chronology
import Languages

/// What is said of tasks that are planned on a day.
enum SchedulingMessage: Message {
  case isInRoutine(String, String, at: String)
  case dayShowsIt(CivilDate)
  case isPlannedOften(String, Int)
  case nameLine
  case isBlockWithBox(String, at: String)
  case blockIsRemoved
  /// A task that is not copied.
  case isLeft(String, ReasonToLeave)
  /// The same of one that the day has.
  case isThere(String, at: String)
  /// Of a stack.
  case hasNothingToPlan(String, CivilDate, at: String)
  /// `“Draft chapter 3” of “Thesis” in “Deep work” on 2026-11-20, days/2026-11-20.md:9`
  case isPlanned(String, of: String?, in: String?, on: CivilDate, at: String)
}
