import Chronology
import Languages

/// What is said of a thing that is done, skipped or opened again.
enum CompletionMessage: Message {
  case nothingToDo
  case nothingToReopen
  case nothingToSkip
  /// `“Run” on 2026-11-20 at 17:05, pages/health.md:7`
  case on(String, CivilDate, at: ShownTime?, place: String)
  /// `“Run” on 2026-11-20 - 2026-11-22, pages/health.md:7`
  case onDays(String, DateRange, at: String)
  /// `“Water” of Wed 25 Nov 2026, days/2026-11-25.md:7`
  case item(String, ofPastDay: CivilDate?, at: String)
  case hasNeitherBoxNorLog(String, at: String)
  case useCount
  case hasNoBox(String, at: String?)
  case isDone(String, at: String)
  case isAhead(CivilDate, today: CivilDate, String)
  case leaveOutDay
  case skipTakesFuture
  case isDoneOn(String, CivilDate, at: String)
  /// It is done, and its entry has a time or a note of its own.
  case hasEntry(String, CivilDate, at: TimeOfDay?, note: String?, place: String)
  case reopenFirst
  /// A note is written beside the day on which a thing was done.
  case words(String, to: String, CivilDate, at: TimeOfDay?, place: String)
  /// A time is written beside the day on which a thing was done.
  case wasDone(String, CivilDate, at: TimeOfDay?, place: String)
  case isNotDone(String, CivilDate, at: String)
  case isOpen(String, at: String)
  case cannotBeSkipped(String, at: String)
  case othersCan
  case isSkipped(String, DateRange, at: String)
  case isDoneThen(String, DateRange, at: String)
  case nameOtherDays
  case isNotDue(String, DateRange, next: CivilDate?, at: String)
  case isNotDueAgain(String, CivilDate, next: CivilDate?, at: String)
  case isOutsideArc(DateRange, of: String, DateRange, ended: CivilDate?)
  case renewBeginsNext
}
