import Chronology
import Languages

/// Why nothing is done to a time block.
enum BlockCommandMessage: Message {
  case nearestAndOverlap
  case takeOne
  case isTaskWithoutTime(String, at: String)
  case scheduleGivesTime
  case noWords
  case nothingSaid
  case sayWhere(String)
  /// That an option says the day on which a block is looked for.
  case optionNamesDay
  case isNotOneTime(String)
  case saySecondBeginning
  case sayTheSame(String)
  case leaveOutOne
  /// Which day was read of some words.
  case read(String, CivilDate)
}
