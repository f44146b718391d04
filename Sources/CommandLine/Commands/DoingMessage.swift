import Chronology
import Languages

/// Why what a person did, skipped, dropped or reopened is not written down.
enum DoingMessage: Message {
  case noLogForDays(String)
  case nameOneDay
  case nothingNamed
  case nameWhatWasDone
  case noLogForNote(String)
  case noteIsBelow
  case boxKeepsNoTime(String)
  case leaveOut(TimeOfDay)
  /// Of a ritual on a day.
  case nothingOpen(String, CivilDate)
  case nothingSettled(String, CivilDate)
  /// That an option says all days, and others the first and the last.
  case daysAndEnds
  case takeOne
  case lastBeforeFirst(CivilDate, CivilDate)
  case noLogToReopen(String)
  case leaveOutOn
  case ritualIsNotDropped(String)
  /// A length that stands where a day or a time may stand.
  case isLength(String)
  case sayInWords
  case putDayBehind
}
