package import Chronology
package import Languages

/// Why something that was read becomes nothing, or cannot be taken.
package enum DraftReason: Message {
  case taskHasNoName
  case habitHasNoName
  case itsHabitHasNoName
  case sectionHasNoName
  case hasNoName
  case hasNoWords
  case taskHasNoWords
  case headlineHasNoWords
  case hasNoText
  case hasNoDay
  case dateIsNotRead
  case valueIsNotRead
  case startIsNotRead
  case endIsNotRead
  case startOrEndIsNotRead
  case propertyIsNotRead(String)
  case endIsBeforeStart
  case takesTooLong(days: Int)
  case nothingWasDone
  case isNoTypeOfEntries(String)
  case isNoTypeOfRows(String)
  case rowHasNoType
  case isNoComponent(String)
  case saysWhenBusy
  case seriesHasNoDay
  case seriesHasMoreDays(Int)
  case seriesGoesOn(after: CivilDate)
  case daysStandInRule
  case isFirstScore
  case scoreIsAsItWas
  case beginsNoRecord
  case isNotIndented
  case beginsWithNoTime
  case isBeforeFirstArc(year: Int)
  case archivedHabitHasNoDay
  case sectionComesWithTask
  case nothingBelowWasTaken
  case nothingOfItWasTaken
  case tableHasNothingOfYours
  case isNoTableOfLoop
  case isNoFileOfLoop
  case habitIsNotInTable
  case habitIsNotIn(String)
  case habitIsNotInFile
  case laterOneSaysHowOften
  case scoresAreWorkedOut
  case daysAreInFolders
  case columnsDoNotTell
  case saysStates
  case areTagsOfFile
  case saysHowFileIsShown
  case saysHowProjectIsShown
  case isBeforeFirstHeadline
  case isBelowNoTask
  case noteHasNoWords
  case isNoteOfProject
  case writeDateAsDaylio
  case writeDate
  case isNotReadBack(String)
  /// A box below an entry of a log, of which the row of the entry tells.
  case comesWithItsEntry
  case isNoNote
  case hasNoFrontMatter
  case isSettingOfObsidian
  case isNoPath(String)
  case isPathOfEarlier(String)
  case hasNoPlace(String)
  case isNoJournal
  case isSymbolicLink
}

extension Told {
  package static func because(_ reason: DraftReason) -> Told { Told(reason) }
}
