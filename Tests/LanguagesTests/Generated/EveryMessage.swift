// Computed by scripts/generate; `make generate` writes it anew.

import Languages
import Planner

@testable import Archives
@testable import CommandLine
@testable import Diagnostics
@testable import Editing
@testable import Export
@testable import Import
@testable import Insight
@testable import LanguageServer
@testable import Lint
@testable import Pages
@testable import Views
@testable import Workspace

extension ArchiveMessage: Sampled {
  static var samples: [ArchiveMessage] {
    var all: [ArchiveMessage] = []
    all += each(ArchiveMessage.entriesShareName)
    all += each(ArchiveMessage.holdsMore)
    all += each(ArchiveMessage.entryIsDamaged)
    all.append(.hasNoEnd)
    all.append(.isOneOfSeveral)
    all += each(ArchiveMessage.hasMoreEntries)
    all += each(ArchiveMessage.listIsDamaged)
    all += each(ArchiveMessage.listIsDamagedAt)
    all += each(ArchiveMessage.entryLeadsOutside)
    all += each(ArchiveMessage.entryHasPassword)
    all += each(ArchiveMessage.entryIsCompressedOtherwise)
    all += each(ArchiveMessage.entryGrows)
    all += each(ArchiveMessage.entryIsElsewhere)
    all += each(ArchiveMessage.entrySharesBytes)
    all.append(.isNoDatabase)
    all += each(ArchiveMessage.databaseIsLarger)
    all.append(.hasNoMemory)
    all += each(ArchiveMessage.databaseIsDamaged)
    all += each(ArchiveMessage.hasMoreRows)
    all += each(ArchiveMessage.isNotUTF8)
    all += each(ArchiveMessage.hasBytes)
    all += each(ArchiveMessage.takesLonger)
    all += each(ArchiveMessage.couldNotBeRead)
    return all
  }
}

extension DatabasePart: Sampled {
  static var samples: [DatabasePart] {
    var all: [DatabasePart] = []
    all.append(.listOfTables)
    all.append(.version)
    all += each(DatabasePart.table)
    all.append(.header)
    all.append(.pages)
    return all
  }
}

extension DatabasePlace: Sampled {
  static var samples: [DatabasePlace] {
    var all: [DatabasePlace] = []
    all += each(DatabasePlace.part)
    all += each(DatabasePlace.row)
    all += each(DatabasePlace.afterRow)
    return all
  }
}

extension ActivitiesHelp: Sampled {
  static var samples: [ActivitiesHelp] {
    var all: [ActivitiesHelp] = []
    all.append(.since)
    all.append(.name)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showAll)
    all.append(.listDays)
    all.append(.listMonth)
    all.append(.showOne)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension ActivityCommandMessage: Sampled {
  static var samples: [ActivityCommandMessage] {
    var all: [ActivityCommandMessage] = []
    all += each(ActivityCommandMessage.noActivity)
    all.append(.isPeriod)
    all.append(.newActivitiesBegins)
    return all
  }
}

extension ActivityHelp: Sampled {
  static var samples: [ActivityHelp] {
    var all: [ActivityHelp] = []
    all.append(.names)
    all.append(.summary)
    all.append(.discussion)
    all.append(.addSummary)
    all.append(.addDiscussion)
    all.append(.addActivity)
    all.append(.addTwo)
    all.append(.addAsWritten)
    return all
  }
}

extension AddCommandMessage: Sampled {
  static var samples: [AddCommandMessage] {
    var all: [AddCommandMessage] = []
    all += each(AddCommandMessage.isOnlyForTask)
    all.append(.useOne)
    all.append(.strategyTakesNoFields)
    all += each(AddCommandMessage.staysInWords)
    all.append(.stackHasNoMore)
    all += each(AddCommandMessage.leaveOut)
    return all
  }
}

extension AddHelp: Sampled {
  static var samples: [AddHelp] {
    var all: [AddHelp] = []
    all.append(.text)
    all.append(.section)
    all.append(.type)
    all.append(.streak)
    all.append(.best)
    all.append(.goal)
    all.append(.to)
    all.append(.at)
    all.append(.priority)
    all.append(.from)
    all.append(.until)
    all.append(.since)
    all.append(.on)
    all.append(.project)
    all.append(.stack)
    all.append(.literal)
    all.append(.summary)
    all.append(.discussion)
    all.append(.taskOfToday)
    all.append(.withTime)
    all.append(.dueTask)
    all.append(.recurring)
    all.append(.taskOfProject)
    all.append(.line)
    all.append(.counter)
    all.append(.addStreak)
    all.append(.tally)
    return all
  }
}

extension AddSectionHelp: Sampled {
  static var samples: [AddSectionHelp] {
    var all: [AddSectionHelp] = []
    all.append(.title)
    all.append(.before)
    all.append(.after)
    all.append(.summary)
    all.append(.discussion)
    all.append(.addAtEnd)
    all.append(.addWithTheme)
    return all
  }
}

extension ArgumentMistake: Sampled {
  static var samples: [ArgumentMistake] {
    var all: [ArgumentMistake] = []
    all += each(ArgumentMistake.missingCommand)
    all += each(ArgumentMistake.unknownCommand)
    all += each(ArgumentMistake.unknownSubcommand)
    all += each(ArgumentMistake.unknownOption)
    all += each(ArgumentMistake.earlyOption)
    all += each(ArgumentMistake.missingValue)
    all += each(ArgumentMistake.unexpectedValue)
    all += each(ArgumentMistake.unknownChoice)
    all += each(ArgumentMistake.unreadableValue)
    all += each(ArgumentMistake.wrongValue)
    all += each(ArgumentMistake.missingOperand)
    all += each(ArgumentMistake.unexpectedOperand)
    all += each(ArgumentMistake.swappedOperands)
    all += each(ArgumentMistake.severalTexts)
    all += each(ArgumentMistake.dashedWords)
    return all
  }
}

extension BestCommandMessage: Sampled {
  static var samples: [BestCommandMessage] {
    var all: [BestCommandMessage] = []
    all += each(BestCommandMessage.isLength)
    return all
  }
}

extension BestHelp: Sampled {
  static var samples: [BestHelp] {
    var all: [BestHelp] = []
    all.append(.numberExpected)
    all.append(.value)
    all.append(.on)
    all.append(.summary)
    all.append(.discussion)
    all.append(.recordToday)
    all.append(.recordTime)
    all.append(.recordYesterday)
    return all
  }
}

extension BlockAddHelp: Sampled {
  static var samples: [BlockAddHelp] {
    var all: [BlockAddHelp] = []
    all.append(.text)
    all.append(.when)
    all.append(.at)
    all.append(.length)
    all.append(.day)
    all.append(.summary)
    all.append(.discussion)
    all.append(.planMorning)
    all.append(.asWritten)
    all.append(.withOptions)
    all.append(.planEvening)
    return all
  }
}

extension BlockCommandMessage: Sampled {
  static var samples: [BlockCommandMessage] {
    var all: [BlockCommandMessage] = []
    all.append(.nearestAndOverlap)
    all.append(.takeOne)
    all += each(BlockCommandMessage.isTaskWithoutTime)
    all.append(.scheduleGivesTime)
    all.append(.noWords)
    all.append(.nothingSaid)
    all += each(BlockCommandMessage.sayWhere)
    all.append(.optionNamesDay)
    all += each(BlockCommandMessage.isNotOneTime)
    all.append(.saySecondBeginning)
    all += each(BlockCommandMessage.sayTheSame)
    all.append(.leaveOutOne)
    all += each(BlockCommandMessage.read)
    return all
  }
}

extension BlockExtendHelp: Sampled {
  static var samples: [BlockExtendHelp] {
    var all: [BlockExtendHelp] = []
    all.append(.length)
    all.append(.summary)
    all.append(.discussion)
    all.append(.fiveMinutesMore)
    all.append(.halfHourMore)
    all.append(.withEnd)
    all.append(.quarterHourLess)
    return all
  }
}

extension BlockHelp: Sampled {
  static var samples: [BlockHelp] {
    var all: [BlockHelp] = []
    all.append(.aboutNames)
    all.append(.summary)
    all.append(.discussion)
    all.append(.name)
    all.append(.day)
    all.append(.nearest)
    all.append(.overlap)
    return all
  }
}

extension BlockMoveHelp: Sampled {
  static var samples: [BlockMoveHelp] {
    var all: [BlockMoveHelp] = []
    all.append(.when)
    all.append(.toDay)
    all.append(.at)
    all.append(.length)
    all.append(.summary)
    all.append(.discussion)
    all.append(.toAfternoon)
    all.append(.withEnd)
    all.append(.halfHourLater)
    all.append(.nineToTomorrow)
    return all
  }
}

extension BlockRemoveHelp: Sampled {
  static var samples: [BlockRemoveHelp] {
    var all: [BlockRemoveHelp] = []
    all.append(.name)
    all.append(.summary)
    all.append(.discussion)
    all.append(.fromToday)
    all.append(.ofSeveral)
    all.append(.leaveOut)
    return all
  }
}

extension BlockShowHelp: Sampled {
  static var samples: [BlockShowHelp] {
    var all: [BlockShowHelp] = []
    all.append(.name)
    all.append(.day)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showToday)
    all.append(.showAtNine)
    all.append(.success)
    all.append(.noSuchBlock)
    return all
  }
}

extension BlockSplitHelp: Sampled {
  static var samples: [BlockSplitHelp] {
    var all: [BlockSplitHelp] = []
    all.append(.when)
    all.append(.at)
    all.append(.summary)
    all.append(.discussion)
    all.append(.inMiddle)
    all.append(.atLunch)
    return all
  }
}

extension CalendarChoiceHelp: Sampled {
  static var samples: [CalendarChoiceHelp] {
    var all: [CalendarChoiceHelp] = []
    all.append(.tasks)
    all.append(.zone)
    all.append(.from)
    all.append(.until)
    return all
  }
}

extension CaptureMessage: Sampled {
  static var samples: [CaptureMessage] {
    var all: [CaptureMessage] = []
    all.append(.noWords)
    all += each(CaptureMessage.counterGoesOn)
    all += each(CaptureMessage.beginsDone)
    all += each(CaptureMessage.beginsDropped)
    all.append(.addThenDo)
    all.append(.addThenDrop)
    all.append(.literalLeavesIt)
    all += each(CaptureMessage.severalDays)
    all.append(.everyOrEach)
    all += each(CaptureMessage.lengthWithoutTime)
    all.append(.nameTime)
    all += each(CaptureMessage.lengthOfRule)
    all.append(.leaveLengthOut)
    all += each(CaptureMessage.dueAndPlanned)
    all.append(.nameOneDay)
    all.append(.projectTaskHasNoRange)
    all.append(.recurringHasNoRange)
    all.append(.nameBeginning)
    all.append(.blockHasNoMore)
    all += each(CaptureMessage.leaveTimeOut)
    return all
  }
}

extension CarryOverHelp: Sampled {
  static var samples: [CarryOverHelp] {
    var all: [CarryOverHelp] = []
    all.append(.from)
    all.append(.to)
    all.append(.tasks)
    all.append(.summary)
    all.append(.discussion)
    all.append(.copyLastSeven)
    all.append(.copyTwo)
    all.append(.copyToAnother)
    all.append(.copyOfDay)
    all.append(.showTomorrow)
    return all
  }
}

extension CategoryHelp: Sampled {
  static var samples: [CategoryHelp] {
    var all: [CategoryHelp] = []
    all.append(.name)
    all.append(.summary)
    all.append(.discussion)
    all.append(.addSummary)
    all.append(.addDiscussion)
    all.append(.addCategory)
    return all
  }
}

extension ChangesCommandMessage: Sampled {
  static var samples: [ChangesCommandMessage] {
    var all: [ChangesCommandMessage] = []
    all += each(ChangesCommandMessage.isInFuture)
    all += each(ChangesCommandMessage.nothing)
    all += each(ChangesCommandMessage.nothingOf)
    all += each(ChangesCommandMessage.nothingOfPeriod)
    return all
  }
}

extension ChangesHelp: Sampled {
  static var samples: [ChangesHelp] {
    var all: [ChangesHelp] = []
    all.append(.thing)
    all.append(.since)
    all.append(.summary)
    all.append(.discussion)
    all.append(.pastWeek)
    all.append(.followOneItem)
    all.append(.followOneFile)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension CompleteHelp: Sampled {
  static var samples: [CompleteHelp] {
    var all: [CompleteHelp] = []
    all.append(.shell)
    all.append(.words)
    all.append(.summary)
    all.append(.discussion)
    return all
  }
}

extension CompleterMessage: Sampled {
  static var samples: [CompleterMessage] {
    var all: [CompleterMessage] = []
    all.append(.help)
    all.append(.format)
    return all
  }
}

extension CompletionsHelp: Sampled {
  static var samples: [CompletionsHelp] {
    var all: [CompletionsHelp] = []
    all.append(.shell)
    all.append(.summary)
    all.append(.discussion)
    all.append(.fish)
    return all
  }
}

extension ConfigurationFlaw: Sampled {
  static var samples: [ConfigurationFlaw] {
    var all: [ConfigurationFlaw] = []
    all.append(.isNotUTF8)
    all += each(ConfigurationFlaw.isNotYAML)
    all += each(ConfigurationFlaw.isSetAlready)
    all += each(ConfigurationFlaw.isNoSetting)
    all += each(ConfigurationFlaw.takesOneValue)
    all += each(ConfigurationFlaw.isNoValue)
    all += each(ConfigurationFlaw.isNoPath)
    return all
  }
}

extension ConfigurationMessage: Sampled {
  static var samples: [ConfigurationMessage] {
    var all: [ConfigurationMessage] = []
    all += each(ConfigurationMessage.isWrong)
    return all
  }
}

extension ConsoleMessage: Sampled {
  static var samples: [ConsoleMessage] {
    var all: [ConsoleMessage] = []
    all += each(ConsoleMessage.whichOne)
    all.append(.nothingWritten)
    all.append(.nothingWrittenYet)
    all += each(ConsoleMessage.moreLines)
    all.append(.inputDoesNotChange)
    all += each(ConsoleMessage.outputFailed)
    return all
  }
}

extension CountCommandMessage: Sampled {
  static var samples: [CountCommandMessage] {
    var all: [CountCommandMessage] = []
    all += each(CountCommandMessage.countsDown)
    all.append(.addBeginsCounter)
    all.append(.beginOneFirst)
    all += each(CountCommandMessage.tooManyDigits)
    return all
  }
}

extension CountHelp: Sampled {
  static var samples: [CountHelp] {
    var all: [CountHelp] = []
    all.append(.changeExpected)
    all.append(.change)
    all.append(.summary)
    all.append(.discussion)
    all.append(.readOneMore)
    all.append(.subtractTwelve)
    all.append(.beginAgain)
    return all
  }
}

extension DayCommandMessage: Sampled {
  static var samples: [DayCommandMessage] {
    var all: [DayCommandMessage] = []
    all += each(DayCommandMessage.isTheDay)
    all += each(DayCommandMessage.isSeveralDays)
    all += each(DayCommandMessage.weekdayIsToday)
    all += each(DayCommandMessage.timeIsOfToday)
    return all
  }
}

extension DayHelp: Sampled {
  static var samples: [DayHelp] {
    var all: [DayHelp] = []
    all.append(.day)
    all.append(.on)
    all.append(.week)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showToday)
    all.append(.showNextFriday)
    all.append(.showWeek)
    all.append(.showNextWeek)
    return all
  }
}

extension DiffHelp: Sampled {
  static var samples: [DiffHelp] {
    var all: [DiffHelp] = []
    all.append(.old)
    all.append(.new)
    all.append(.summary)
    all.append(.discussion)
    all.append(.twoFiles)
    all.append(.lastCommit)
    all.append(.twoRevisions)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension DiffMessage: Sampled {
  static var samples: [DiffMessage] {
    var all: [DiffMessage] = []
    all.append(.folderAndFile)
    all.append(.nameTwo)
    all += each(DiffMessage.isNoFile)
    all.append(.writeRevision)
    all.append(.nameTwoOfAny)
    return all
  }
}

extension DoingMessage: Sampled {
  static var samples: [DoingMessage] {
    var all: [DoingMessage] = []
    all += each(DoingMessage.noLogForDays)
    all.append(.nameOneDay)
    all.append(.nothingNamed)
    all.append(.nameWhatWasDone)
    all += each(DoingMessage.noLogForNote)
    all.append(.noteIsBelow)
    all += each(DoingMessage.boxKeepsNoTime)
    all += each(DoingMessage.leaveOut)
    all += each(DoingMessage.nothingOpen)
    all += each(DoingMessage.nothingSettled)
    all.append(.daysAndEnds)
    all.append(.takeOne)
    all += each(DoingMessage.lastBeforeFirst)
    all += each(DoingMessage.noLogToReopen)
    all.append(.leaveOutOn)
    all += each(DoingMessage.ritualIsNotDropped)
    all += each(DoingMessage.isLength)
    all.append(.sayInWords)
    all.append(.putDayBehind)
    return all
  }
}

extension DoneHelp: Sampled {
  static var samples: [DoneHelp] {
    var all: [DoneHelp] = []
    all.append(.ritual)
    all.append(.at)
    all.append(.summary)
    all.append(.discussion)
    all.append(.tickTask)
    all.append(.addYesterday)
    all.append(.addThreeDays)
    all.append(.openOfRitual)
    return all
  }
}

extension DoubtfulDayMessage: Sampled {
  static var samples: [DoubtfulDayMessage] {
    var all: [DoubtfulDayMessage] = []
    all += each(DoubtfulDayMessage.noCertainDay)
    all.append(.writeDay)
    all += each(DoubtfulDayMessage.staysInTitle)
    return all
  }
}

extension DropHelp: Sampled {
  static var samples: [DropHelp] {
    var all: [DropHelp] = []
    all.append(.items)
    all.append(.summary)
    all.append(.discussion)
    all.append(.giveUp)
    return all
  }
}

extension EchoMessage: Sampled {
  static var samples: [EchoMessage] {
    var all: [EchoMessage] = []
    all += each(EchoMessage.unnamed)
    all += each(EchoMessage.named)
    return all
  }
}

extension EditCommandHelp: Sampled {
  static var samples: [EditCommandHelp] {
    var all: [EditCommandHelp] = []
    all.append(.text)
    all.append(.summary)
    all.append(.discussion)
    all.append(.changeTask)
    all.append(.changeLine)
    return all
  }
}

extension EditHelp: Sampled {
  static var samples: [EditHelp] {
    var all: [EditHelp] = []
    all.append(.items)
    all.append(.item)
    all.append(.thing)
    all.append(.openHabits)
    all.append(.titleOrPath)
    all.append(.page)
    all.append(.icon)
    all.append(.iconExpected)
    all.append(.color)
    all.append(.category)
    all.append(.entryNote)
    all.append(.doneOn)
    all.append(.dueDay)
    all.append(.recurs)
    all.append(.key)
    all.append(.arcDaysExpected)
    all.append(.colorExpected)
    all.append(.dryRun)
    all.append(.scope)
    all.append(.written)
    all.append(.notWritten)
    return all
  }
}

extension EndArcHelp: Sampled {
  static var samples: [EndArcHelp] {
    var all: [EndArcHelp] = []
    all.append(.on)
    all.append(.summary)
    all.append(.discussion)
    all.append(.today)
    all.append(.earlierDay)
    return all
  }
}

extension EnvironmentMessage: Sampled {
  static var samples: [EnvironmentMessage] {
    var all: [EnvironmentMessage] = []
    all.append(.vault)
    all.append(.language)
    all.append(.noColor)
    all.append(.pager)
    all.append(.less)
    all.append(.visual)
    all.append(.term)
    all.append(.columns)
    all.append(.configHome)
    all.append(.stateHome)
    return all
  }
}

extension ExplainHelp: Sampled {
  static var samples: [ExplainHelp] {
    var all: [ExplainHelp] = []
    all.append(.rule)
    all.append(.summary)
    all.append(.halfRange)
    return all
  }
}

extension ExportHelp: Sampled {
  static var samples: [ExportHelp] {
    var all: [ExportHelp] = []
    all.append(.format)
    all.append(.output)
    all.append(.summary)
    all.append(.discussion)
    all.append(.asText)
    all.append(.byTitle)
    all.append(.textFiles)
    all.append(.asJSON)
    all.append(.asPage)
    all.append(.asSite)
    all.append(.asPoster)
    all.append(.asPicture)
    all.append(.asTables)
    all.append(.asCalendar)
    all.append(.asTodoTxt)
    all.append(.asLoop)
    all.append(.severalForms)
    all.append(.asEvents)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension ExportMessage: Sampled {
  static var samples: [ExportMessage] {
    var all: [ExportMessage] = []
    all += each(ExportMessage.files)
    all += each(ExportMessage.isForCalendars)
    all.append(.vdirNeedsFolder)
    all.append(.icsIsOneFile)
    all += each(ExportMessage.isBefore)
    all += each(ExportMessage.isNoZone)
    all.append(.severalVaultsInCalendar)
    all += each(ExportMessage.isForTables)
    all.append(.nameTable)
    all += each(ExportMessage.isForPages)
    all.append(.viewIsOnePage)
    all.append(.dayOfView)
    all.append(.severalVaultsInPages)
    all += each(ExportMessage.nameView)
    all += each(ExportMessage.hasNoPicture)
    all.append(.dayOfPicture)
    all += each(ExportMessage.viewIsOnePicture)
    all.append(.loopIsFolder)
    all.append(.klogIsFile)
    all.append(.formsNeedFolder)
    all += each(ExportMessage.isOneFile)
    all.append(.inputIsReadOnce)
    all.append(.nothingForCalendar)
    all += each(ExportMessage.nothingForView)
    all += each(ExportMessage.nothingForPicture)
    all.append(.nothingForPictures)
    all += each(ExportMessage.nothingForForm)
    all += each(ExportMessage.isExported)
    all += each(ExportMessage.isMarkdown)
    return all
  }
}

extension FmtCommandMessage: Sampled {
  static var samples: [FmtCommandMessage] {
    var all: [FmtCommandMessage] = []
    all += each(FmtCommandMessage.isNotUTF8)
    all += each(FmtCommandMessage.hasMerge)
    all += each(FmtCommandMessage.isOverLimit)
    all += each(FmtCommandMessage.wouldChange)
    all += each(FmtCommandMessage.wouldBeFormatted)
    all += each(FmtCommandMessage.formatted)
    return all
  }
}

extension FmtHelp: Sampled {
  static var samples: [FmtHelp] {
    var all: [FmtHelp] = []
    all.append(.check)
    all.append(.diff)
    all.append(.summary)
    all.append(.discussion)
    all.append(.standardInput)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension FolderExportMessage: Sampled {
  static var samples: [FolderExportMessage] {
    var all: [FolderExportMessage] = []
    all += each(FolderExportMessage.sum)
    all += each(FolderExportMessage.isOfOthers)
    return all
  }
}

extension FoundFolderMessage: Sampled {
  static var samples: [FoundFolderMessage] {
    var all: [FoundFolderMessage] = []
    all += each(FoundFolderMessage.files)
    all += each(FoundFolderMessage.dated)
    all += each(FoundFolderMessage.notes)
    all += each(FoundFolderMessage.boxes)
    all += each(FoundFolderMessage.foreignLines)
    all.append(.findsNothing)
    all += each(FoundFolderMessage.finds)
    return all
  }
}

extension GitSetupHelp: Sampled {
  static var samples: [GitSetupHelp] {
    var all: [GitSetupHelp] = []
    all.append(.global)
    all.append(.local)
    all.append(.check)
    all.append(.remove)
    all.append(.textconv)
    all.append(.program)
    all.append(.summary)
    all.append(.discussion)
    all.append(.setUpVault)
    all.append(.seeMissing)
    all.append(.setUpAll)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension GitSetupMessage: Sampled {
  static var samples: [GitSetupMessage] {
    var all: [GitSetupMessage] = []
    all += each(GitSetupMessage.hasNoLine)
    all += each(GitSetupMessage.otherLineHolds)
    all += each(GitSetupMessage.isNotSet)
    all += each(GitSetupMessage.hasOtherValue)
    all += each(GitSetupMessage.addedLine)
    all += each(GitSetupMessage.set)
    all += each(GitSetupMessage.changed)
    all += each(GitSetupMessage.removedFile)
    all += each(GitSetupMessage.removedLine)
    all += each(GitSetupMessage.removed)
    all.append(.homeIsNotSet)
    all += each(GitSetupMessage.cannotBeTogether)
    all.append(.nothingToRemove)
    all.append(.allIsSetUp)
    all.append(.commitAttributes)
    return all
  }
}

extension GlanceHelp: Sampled {
  static var samples: [GlanceHelp] {
    var all: [GlanceHelp] = []
    all.append(.page)
    all.append(.places)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showDay)
    all.append(.withPage)
    return all
  }
}

extension HabitHelp: Sampled {
  static var samples: [HabitHelp] {
    var all: [HabitHelp] = []
    all.append(.words)
    all.append(.ritual)
    all.append(.summary)
    all.append(.discussion)
    all.append(.addSummary)
    all.append(.addDiscussion)
    all.append(.addDaily)
    all.append(.withRitualAfter)
    all.append(.addWithRule)
    return all
  }
}

extension HelpMessage: Sampled {
  static var samples: [HelpMessage] {
    var all: [HelpMessage] = []
    all.append(.usage)
    all.append(.arguments)
    all.append(.commands)
    all.append(.options)
    all.append(.commonOptions)
    all.append(.examples)
    all.append(.exitStatus)
    all += each(HelpMessage.standard)
    all.append(.severalTimes)
    all += each(HelpMessage.explainsOne)
    all += each(HelpMessage.saysEach)
    all += each(HelpMessage.saysMore)
    return all
  }
}

extension HistoryHelp: Sampled {
  static var samples: [HistoryHelp] {
    var all: [HistoryHelp] = []
    all.append(.what)
    all.append(.monthsExpected)
    all.append(.months)
    all.append(.toExpected)
    all.append(.to)
    all.append(.ritual)
    all.append(.day)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showYear)
    all.append(.showSpring)
    all.append(.showYesterday)
    all.append(.showRitual)
    all.append(.success)
    return all
  }
}

extension ImportFormatHelp: Sampled {
  static var samples: [ImportFormatHelp] {
    var all: [ImportFormatHelp] = []
    all.append(.json)
    all.append(.csv)
    all.append(.todoTxt)
    all.append(.loop)
    all.append(.klog)
    all.append(.todoist)
    all.append(.toggl)
    all.append(.streaks)
    all.append(.habitKit)
    all.append(.daylio)
    all.append(.dayOne)
    all.append(.habitica)
    all.append(.taskPaper)
    all.append(.org)
    all.append(.taskNotes)
    all.append(.obsidian)
    all.append(.calendar)
    return all
  }
}

extension ImportHelp: Sampled {
  static var samples: [ImportHelp] {
    var all: [ImportHelp] = []
    all.append(.paths)
    all.append(.into)
    all.append(.title)
    all.append(.mapExpected)
    all.append(.map)
    all.append(.since)
    all.append(.until)
    all.append(.zone)
    all.append(.highest)
    all.append(.doneMeans)
    all.append(.again)
    all.append(.dryRun)
    all.append(.summary)
    all.append(.discussion)
    all.append(.fromExport)
    all.append(.showTodoTxt)
    all.append(.loop)
    all.append(.calendar)
    all.append(.ownTable)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension ImportMessage: Sampled {
  static var samples: [ImportMessage] {
    var all: [ImportMessage] = []
    all.append(.noVault)
    all.append(.nameFolder)
    all += each(ImportMessage.isNoVault)
    all.append(.nameEmptyFolder)
    all += each(ImportMessage.wouldBeInVault)
    all.append(.nameVault)
    all.append(.vaultIsUnread)
    all += each(ImportMessage.isUnread)
    all += each(ImportMessage.isNoZone)
    all.append(.writeZone)
    all += each(ImportMessage.noFilesOf)
    all += each(ImportMessage.nothingWritten)
    all += each(ImportMessage.isWrong)
    all += each(ImportMessage.nameFiles)
    all += each(ImportMessage.isNeither)
    all += each(ImportMessage.formats)
    all += each(ImportMessage.saysNoProgram)
    all += each(ImportMessage.nameFormat)
    all += each(ImportMessage.noFiles)
    all += each(ImportMessage.isTooDeep)
    all += each(ImportMessage.tooManyFiles)
    all += each(ImportMessage.hasChangesBeside)
    all += each(ImportMessage.isOtherDatabase)
    all += each(ImportMessage.isBroken)
    return all
  }
}

extension ImportReportMessage: Sampled {
  static var samples: [ImportReportMessage] {
    var all: [ImportReportMessage] = []
    all.append(.titleOfLeft)
    all += each(ImportReportMessage.wasNotTaken)
    all += each(ImportReportMessage.sum)
    all += each(ImportReportMessage.reason)
    all += each(ImportReportMessage.keptAsWords)
    all += each(ImportReportMessage.created)
    all += each(ImportReportMessage.changed)
    all += each(ImportReportMessage.hasWhatWasLeft)
    return all
  }
}

extension InitHelp: Sampled {
  static var samples: [InitHelp] {
    var all: [InitHelp] = []
    all.append(.folder)
    all.append(.example)
    all.append(.bare)
    all.append(.with)
    all.append(.summary)
    all.append(.discussion)
    all.append(.here)
    all.append(.ofNotes)
    all.append(.withRituals)
    all.append(.full)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension InitMessage: Sampled {
  static var samples: [InitMessage] {
    var all: [InitMessage] = []
    all.append(.nameOneFolder)
    all += each(InitMessage.isVault)
    all += each(InitMessage.isInVault)
    all.append(.bareAndExample)
    all.append(.withAndExample)
    all += each(InitMessage.nothingWritten)
    all += each(InitMessage.filesExist)
    all.append(.showDay)
    all.append(.showToday)
    all.append(.showPresets)
    all.append(.checkFiles)
    return all
  }
}

extension InsightsHelp: Sampled {
  static var samples: [InsightsHelp] {
    var all: [InsightsHelp] = []
    all.append(.card)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showAll)
    all.append(.showOne)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension LeadingNounMessage: Sampled {
  static var samples: [LeadingNounMessage] {
    var all: [LeadingNounMessage] = []
    all += each(LeadingNounMessage.isTypeOrName)
    all.append(.writeCapital)
    all += each(LeadingNounMessage.staysInTitle)
    return all
  }
}

extension LeftWordsMessage: Sampled {
  static var samples: [LeftWordsMessage] {
    var all: [LeftWordsMessage] = []
    all += each(LeftWordsMessage.several)
    all += each(LeftWordsMessage.last)
    all += each(LeftWordsMessage.amidst)
    all += each(LeftWordsMessage.period)
    all += each(LeftWordsMessage.past)
    all += each(LeftWordsMessage.part)
    all += each(LeftWordsMessage.numbers)
    all += each(LeftWordsMessage.length)
    all += each(LeftWordsMessage.dates)
    all += each(LeftWordsMessage.rules)
    all += each(LeftWordsMessage.brackets)
    all += each(LeftWordsMessage.noSuchTime)
    all += each(LeftWordsMessage.noSuchDay)
    all += each(LeftWordsMessage.priority)
    return all
  }
}

extension LifeCommandMessage: Sampled {
  static var samples: [LifeCommandMessage] {
    var all: [LifeCommandMessage] = []
    all += each(LifeCommandMessage.severalLives)
    all += each(LifeCommandMessage.noWeekEither)
    all.append(.nameBirth)
    all += each(LifeCommandMessage.bornLater)
    return all
  }
}

extension LifeHelp: Sampled {
  static var samples: [LifeHelp] {
    var all: [LifeHelp] = []
    all.append(.remaining)
    all.append(.week)
    all.append(.grid)
    all.append(.zoom)
    all.append(.milestones)
    all.append(.mono)
    all.append(.file)
    all.append(.nameOrWeek)
    all.append(.weekOrDayExpected)
    all.append(.weekOrDay)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showLife)
    all.append(.printRemaining)
    all.append(.showWeek)
    all.append(.showGrid)
    all.append(.showYear)
    all.append(.showAnother)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension LifeWeekMessage: Sampled {
  static var samples: [LifeWeekMessage] {
    var all: [LifeWeekMessage] = []
    all += each(LifeWeekMessage.isBehindCalendar)
    all += each(LifeWeekMessage.isBeforeBirth)
    return all
  }
}

extension LintCommandMessage: Sampled {
  static var samples: [LintCommandMessage] {
    var all: [LintCommandMessage] = []
    all.append(.stagedAndWatch)
    all.append(.fixAndWatch)
    all.append(.stagedAndFix)
    all.append(.stagedInput)
    all += each(LintCommandMessage.goesWithFix)
    all.append(.oneRuleAtATime)
    all += each(LintCommandMessage.dryRunInFormat)
    all.append(.inputAlone)
    return all
  }
}

extension LintHelp: Sampled {
  static var samples: [LintHelp] {
    var all: [LintHelp] = []
    all.append(.format)
    all.append(.strict)
    all.append(.rule)
    all.append(.allow)
    all.append(.staged)
    all.append(.fix)
    all.append(.dryRun)
    all.append(.unsafeFixes)
    all.append(.summary)
    all.append(.discussion)
    all.append(.checkFolder)
    all.append(.failForWarnings)
    all.append(.reportOnEditor)
    all.append(.checkStaged)
    all.append(.scanCode)
    all.append(.seeFixes)
    all.append(.fixOneRule)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension LintReportMessage: Sampled {
  static var samples: [LintReportMessage] {
    var all: [LintReportMessage] = []
    all += each(LintReportMessage.summary)
    all += each(LintReportMessage.fixed)
    all += each(LintReportMessage.wouldBeFixed)
    return all
  }
}

extension ListHelp: Sampled {
  static var samples: [ListHelp] {
    var all: [ListHelp] = []
    all.append(.words)
    all.append(.summary)
    all.append(.discussion)
    all.append(.mentions)
    all.append(.withTag)
    all.append(.openToday)
    all.append(.rituals)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension LogHelp: Sampled {
  static var samples: [LogHelp] {
    var all: [LogHelp] = []
    all.append(.activities)
    all.append(.at)
    all.append(.sourceExpected)
    all.append(.source)
    all.append(.summary)
    all.append(.discussion)
    all.append(.noteToday)
    all.append(.noteWhen)
    all.append(.noteTwo)
    return all
  }
}

extension LspHelp: Sampled {
  static var samples: [LspHelp] {
    var all: [LspHelp] = []
    all.append(.log)
    all.append(.summary)
    all.append(.discussion)
    all.append(.waitForEditor)
    all.append(.writeLog)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension ManualCommandMessage: Sampled {
  static var samples: [ManualCommandMessage] {
    var all: [ManualCommandMessage] = []
    all += each(ManualCommandMessage.noPage)
    all += each(ManualCommandMessage.written)
    all += each(ManualCommandMessage.noSection)
    all.append(.chapters)
    return all
  }
}

extension ManualHeading: Sampled {
  static var samples: [ManualHeading] {
    var all: [ManualHeading] = []
    all.append(.name)
    all.append(.synopsis)
    all.append(.description)
    all.append(.options)
    all.append(.environment)
    all.append(.files)
    all.append(.exitStatus)
    all.append(.examples)
    all.append(.seeAlso)
    return all
  }
}

extension ManualHelp: Sampled {
  static var samples: [ManualHelp] {
    var all: [ManualHelp] = []
    all.append(.page)
    all.append(.output)
    all.append(.summary)
    all.append(.discussion)
    all.append(.writeOne)
    all.append(.writeAll)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension ManualMessage: Sampled {
  static var samples: [ManualMessage] {
    var all: [ManualMessage] = []
    all += each(ManualMessage.explainsOne)
    all.append(.argumentsAre)
    all.append(.commandsAre)
    all.append(.vaultFile)
    all += each(ManualMessage.settings)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension MarkCommandMessage: Sampled {
  static var samples: [MarkCommandMessage] {
    var all: [MarkCommandMessage] = []
    all.append(.newLifeBegins)
    all += each(MarkCommandMessage.isRatingInPhrase)
    all += each(MarkCommandMessage.isDayInPhrase)
    all += each(MarkCommandMessage.isLongerThanWeek)
    all.append(.nameWeek)
    all += each(MarkCommandMessage.isNoWeek)
    all.append(.phraseInQuotes)
    all += each(MarkCommandMessage.isBehindPhrase)
    all.append(.allInQuotes)
    all += each(MarkCommandMessage.twoRatings)
    all.append(.leaveOutOne)
    all += each(MarkCommandMessage.mayBeYear)
    all += each(MarkCommandMessage.nameDayOrNumber)
    all += each(MarkCommandMessage.noSuchWeek)
    return all
  }
}

extension MarkHelp: Sampled {
  static var samples: [MarkHelp] {
    var all: [MarkHelp] = []
    all.append(.words)
    all.append(.ratingExpected)
    all.append(.rating)
    all.append(.category)
    all.append(.replace)
    all.append(.summary)
    all.append(.discussion)
    all.append(.markThisWeek)
    all.append(.rateThisWeek)
    all.append(.markWithPhrase)
    all.append(.markEarlierWeek)
    all.append(.rateLastWeek)
    all.append(.markByNumber)
    all.append(.changeMark)
    return all
  }
}

extension MergeHelp: Sampled {
  static var samples: [MergeHelp] {
    var all: [MergeHelp] = []
    all.append(.base)
    all.append(.ours)
    all.append(.theirs)
    all.append(.output)
    all.append(.markerSizeExpected)
    all.append(.markerSize)
    all.append(.path)
    all.append(.labels)
    all.append(.summary)
    all.append(.discussion)
    all.append(.printMerge)
    all.append(.mergeIntoOurs)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension MergeMessage: Sampled {
  static var samples: [MergeMessage] {
    var all: [MergeMessage] = []
    all += each(MergeMessage.conflicts)
    return all
  }
}

extension MistakeAdvice: Sampled {
  static var samples: [MistakeAdvice] {
    var all: [MistakeAdvice] = []
    all += each(MistakeAdvice.didYouMean)
    all += each(MistakeAdvice.chooseFrom)
    all += each(MistakeAdvice.lists)
    all.append(.endOptions)
    all.append(.quoteOrWriteEach)
    all += each(MistakeAdvice.write)
    all += each(MistakeAdvice.see)
    return all
  }
}

extension MoveCommandMessage: Sampled {
  static var samples: [MoveCommandMessage] {
    var all: [MoveCommandMessage] = []
    all.append(.beforeAndAfter)
    all.append(.sayBeforeOrAfter)
    all.append(.onlyTasksHaveDays)
    all.append(.goesBesideAnother)
    all.append(.sayWhere)
    all.append(.giveOne)
    all += each(MoveCommandMessage.twoTitles)
    all.append(.nameThePage)
    return all
  }
}

extension MoveHelp: Sampled {
  static var samples: [MoveHelp] {
    var all: [MoveHelp] = []
    all.append(.project)
    all.append(.before)
    all.append(.after)
    all.append(.summary)
    all.append(.discussion)
    all.append(.pageBefore)
    return all
  }
}

extension NamedThingsMessage: Sampled {
  static var samples: [NamedThingsMessage] {
    var all: [NamedThingsMessage] = []
    all += each(NamedThingsMessage.isDayAndName)
    all.append(.sayByOption)
    all += each(NamedThingsMessage.isNameOrDay)
    all.append(.quoteOrOption)
    return all
  }
}

extension NewActivitiesHelp: Sampled {
  static var samples: [NewActivitiesHelp] {
    var all: [NewActivitiesHelp] = []
    all.append(.title)
    all.append(.activity)
    all.append(.summary)
    all.append(.discussion)
    all.append(.logToChange)
    all.append(.beginYourOwn)
    return all
  }
}

extension NewDayHelp: Sampled {
  static var samples: [NewDayHelp] {
    var all: [NewDayHelp] = []
    all.append(.date)
    all.append(.summary)
    all.append(.discussion)
    all.append(.beginToday)
    all.append(.beginTomorrow)
    return all
  }
}

extension NewFileMessage: Sampled {
  static var samples: [NewFileMessage] {
    var all: [NewFileMessage] = []
    all += each(NewFileMessage.created)
    all += each(NewFileMessage.isNoName)
    all.append(.nothingWritten)
    all.append(.noTitle)
    all.append(.noCategory)
    all.append(.noHabit)
    all.append(.noActivity)
    all.append(.nameTitle)
    all.append(.copyAndTemplate)
    all.append(.templateHasNoTitle)
    all += each(NewFileMessage.isNotInVault)
    all.append(.optionsAreForPages)
    all += each(NewFileMessage.onlyHabit)
    all += each(NewFileMessage.onlyActivity)
    all.append(.presetHasTitle)
    all += each(NewFileMessage.leftOut)
    return all
  }
}

extension NewFileWords: Sampled {
  static var samples: [NewFileWords] {
    var all: [NewFileWords] = []
    all.append(.life)
    all.append(.activities)
    all.append(.walk)
    all.append(.yourWords)
    return all
  }
}

extension NewHelp: Sampled {
  static var samples: [NewHelp] {
    var all: [NewHelp] = []
    all.append(.summary)
    all.append(.success)
    all.append(.couldNotRun)
    all.append(.output)
    return all
  }
}

extension NewLifeHelp: Sampled {
  static var samples: [NewLifeHelp] {
    var all: [NewLifeHelp] = []
    all.append(.title)
    all.append(.bornExpected)
    all.append(.born)
    all.append(.expectancyExpected)
    all.append(.expectancy)
    all.append(.summary)
    all.append(.discussion)
    all.append(.beginYourOwn)
    all.append(.beginAnother)
    return all
  }
}

extension NewPageHelp: Sampled {
  static var samples: [NewPageHelp] {
    var all: [NewPageHelp] = []
    all.append(.title)
    all.append(.template)
    all.append(.copy)
    all.append(.before)
    all.append(.after)
    all.append(.summary)
    all.append(.discussion)
    all.append(.sixSections)
    all.append(.everyTracker)
    all.append(.linesOfAnother)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension NewProjectCommandMessage: Sampled {
  static var samples: [NewProjectCommandMessage] {
    var all: [NewProjectCommandMessage] = []
    all.append(.noWords)
    all += each(NewProjectCommandMessage.isThere)
    all.append(.firstStep)
    return all
  }
}

extension NewProjectHelp: Sampled {
  static var samples: [NewProjectHelp] {
    var all: [NewProjectHelp] = []
    all.append(.name)
    all.append(.summary)
    all.append(.discussion)
    all.append(.giveItIcon)
    return all
  }
}

extension NewRitualHelp: Sampled {
  static var samples: [NewRitualHelp] {
    var all: [NewRitualHelp] = []
    all.append(.title)
    all.append(.preset)
    all.append(.days)
    all.append(.habit)
    all.append(.summary)
    all.append(.discussion)
    all.append(.fromPreset)
    all.append(.yourOwn)
    all.append(.threeMonths)
    return all
  }
}

extension NextDeed: Sampled {
  static var samples: [NextDeed] {
    var all: [NextDeed] = []
    all.append(.addsTask)
    all.append(.doesHabits)
    all.append(.addsActivity)
    return all
  }
}

extension NoVaultMessage: Sampled {
  static var samples: [NoVaultMessage] {
    var all: [NoVaultMessage] = []
    all += each(NoVaultMessage.isNotHere)
    all.append(.initOrOption)
    return all
  }
}

extension NoteCommandMessage: Sampled {
  static var samples: [NoteCommandMessage] {
    var all: [NoteCommandMessage] = []
    all += each(NoteCommandMessage.isNote)
    all.append(.noteOrAdd)
    all += each(NoteCommandMessage.notesOfDay)
    all += each(NoteCommandMessage.noNotesOfDay)
    all += each(NoteCommandMessage.notesOf)
    all += each(NoteCommandMessage.noNotesOf)
    return all
  }
}

extension NoteHelp: Sampled {
  static var samples: [NoteHelp] {
    var all: [NoteHelp] = []
    all.append(.thing)
    all.append(.text)
    all.append(.summary)
    all.append(.discussion)
    all.append(.belowTask)
    all.append(.ofDay)
    all.append(.ofArc)
    all.append(.showNotes)
    all.append(.fromStandardInput)
    return all
  }
}

extension OpenCommandMessage: Sampled {
  static var samples: [OpenCommandMessage] {
    var all: [OpenCommandMessage] = []
    all += each(OpenCommandMessage.noFile)
    all += each(OpenCommandMessage.newDayMakesIt)
    all.append(.helpSaysHow)
    all += each(OpenCommandMessage.noEditor)
    all.append(.setVariable)
    all += each(OpenCommandMessage.cannotStart)
    all += each(OpenCommandMessage.ended)
    return all
  }
}

extension OpenHelp: Sampled {
  static var samples: [OpenHelp] {
    var all: [OpenHelp] = []
    all.append(.name)
    all.append(.summary)
    all.append(.discussion)
    all.append(.openByName)
    all.append(.openToday)
    all.append(.openLine)
    all.append(.success)
    all.append(.findings)
    all.append(.couldNotRun)
    return all
  }
}

extension OptionProblem: Sampled {
  static var samples: [OptionProblem] {
    var all: [OptionProblem] = []
    all += each(OptionProblem.of)
    return all
  }
}

extension OutlineHelp: Sampled {
  static var samples: [OutlineHelp] {
    var all: [OutlineHelp] = []
    all.append(.file)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showPage)
    return all
  }
}

extension PageChoiceHelp: Sampled {
  static var samples: [PageChoiceHelp] {
    var all: [PageChoiceHelp] = []
    all.append(.view)
    all.append(.on)
    return all
  }
}

extension PageOptionMessage: Sampled {
  static var samples: [PageOptionMessage] {
    var all: [PageOptionMessage] = []
    all.append(.newPageBegins)
    return all
  }
}

extension PagesHelp: Sampled {
  static var samples: [PagesHelp] {
    var all: [PagesHelp] = []
    all.append(.page)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showAll)
    all.append(.showNeighbors)
    all.append(.success)
    return all
  }
}

extension PhraseMessage: Sampled {
  static var samples: [PhraseMessage] {
    var all: [PhraseMessage] = []
    all += each(PhraseMessage.unknown)
    all += each(PhraseMessage.unknownDue)
    all += each(PhraseMessage.ambiguous)
    all += each(PhraseMessage.noSuchDate)
    all += each(PhraseMessage.shortYear)
    all += each(PhraseMessage.bareNumber)
    all += each(PhraseMessage.dayOrLength)
    all += each(PhraseMessage.lengthOfWhat)
    all += each(PhraseMessage.monthsOrMinutes)
    all += each(PhraseMessage.notOfDays)
    all += each(PhraseMessage.notOfClock)
    all += each(PhraseMessage.tooFar)
    all += each(PhraseMessage.severalDays)
    all += each(PhraseMessage.otherWeekday)
    all += each(PhraseMessage.wrongWeekday)
    all += each(PhraseMessage.backwards)
    all += each(PhraseMessage.noSuchTime)
    all += each(PhraseMessage.endBeforeStart)
    all += each(PhraseMessage.nothing)
    all += each(PhraseMessage.longerThanADay)
    all += each(PhraseMessage.partOfDay)
    all += each(PhraseMessage.timeOrLength)
    all += each(PhraseMessage.lengthAlone)
    all += each(PhraseMessage.signed)
    return all
  }
}

extension PresetsCommandMessage: Sampled {
  static var samples: [PresetsCommandMessage] {
    var all: [PresetsCommandMessage] = []
    all.append(.noneFits)
    return all
  }
}

extension PresetsHelp: Sampled {
  static var samples: [PresetsHelp] {
    var all: [PresetsHelp] = []
    all.append(.name)
    all.append(.category)
    all.append(.summary)
    all.append(.discussion)
    all.append(.listByTime)
    all.append(.listWithHabits)
    all.append(.beginToday)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension ProgramHelp: Sampled {
  static var samples: [ProgramHelp] {
    var all: [ProgramHelp] = []
    all.append(.help)
    all.append(.version)
    all.append(.noInput)
    all.append(.noPager)
    return all
  }
}

extension ProjectsHelp: Sampled {
  static var samples: [ProjectsHelp] {
    var all: [ProjectsHelp] = []
    all.append(.summary)
    all.append(.discussion)
    all.append(.showProjects)
    all.append(.success)
    return all
  }
}

extension QuestionHelp: Sampled {
  static var samples: [QuestionHelp] {
    var all: [QuestionHelp] = []
    all.append(.tag)
    all.append(.project)
    all.append(.page)
    all.append(.ritual)
    all.append(.category)
    all.append(.state)
    all.append(.open)
    all.append(.due)
    all.append(.priority)
    all.append(.sort)
    all.append(.reverse)
    all.append(.group)
    all.append(.kind)
    all.append(.dueExpected)
    return all
  }
}

extension QuestionProblemMessage: Sampled {
  static var samples: [QuestionProblemMessage] {
    var all: [QuestionProblemMessage] = []
    all += each(QuestionProblemMessage.tagNearly)
    all += each(QuestionProblemMessage.noTags)
    all += each(QuestionProblemMessage.tagNotAmong)
    return all
  }
}

extension ReadingMessage: Sampled {
  static var samples: [ReadingMessage] {
    var all: [ReadingMessage] = []
    all += each(ReadingMessage.meaning)
    all += each(ReadingMessage.ofTask)
    all += each(ReadingMessage.ofBlock)
    return all
  }
}

extension RedoHelp: Sampled {
  static var samples: [RedoHelp] {
    var all: [RedoHelp] = []
    all.append(.summary)
    all.append(.discussion)
    return all
  }
}

extension RemoveHelp: Sampled {
  static var samples: [RemoveHelp] {
    var all: [RemoveHelp] = []
    all.append(.thing)
    all.append(.force)
    all.append(.summary)
    all.append(.discussion)
    all.append(.removeTask)
    all.append(.removePage)
    all.append(.removeProject)
    return all
  }
}

extension RenameHelp: Sampled {
  static var samples: [RenameHelp] {
    var all: [RenameHelp] = []
    all.append(.name)
    all.append(.summary)
    all.append(.discussion)
    all.append(.renameProject)
    all.append(.renameCategory)
    return all
  }
}

extension RenewHelp: Sampled {
  static var samples: [RenewHelp] {
    var all: [RenewHelp] = []
    all.append(.days)
    all.append(.from)
    all.append(.summary)
    all.append(.discussion)
    all.append(.beginToday)
    all.append(.beginFortnight)
    return all
  }
}

extension ReopenHelp: Sampled {
  static var samples: [ReopenHelp] {
    var all: [ReopenHelp] = []
    all.append(.items)
    all.append(.on)
    all.append(.summary)
    all.append(.discussion)
    all.append(.openTask)
    all.append(.removeDay)
    all.append(.removeTodayOfRitual)
    return all
  }
}

extension ReorderHelp: Sampled {
  static var samples: [ReorderHelp] {
    var all: [ReorderHelp] = []
    all.append(.item)
    all.append(.up)
    all.append(.down)
    all.append(.toExpected)
    all.append(.to)
    all.append(.before)
    all.append(.after)
    all.append(.summary)
    all.append(.discussion)
    all.append(.moveUp)
    all.append(.moveBefore)
    all.append(.moveToTop)
    return all
  }
}

extension RestoreCommandMessage: Sampled {
  static var samples: [RestoreCommandMessage] {
    var all: [RestoreCommandMessage] = []
    all += each(RestoreCommandMessage.nothingCalledSo)
    all += each(RestoreCommandMessage.removedLast)
    all += each(RestoreCommandMessage.severalRemoved)
    all.append(.nameFile)
    all += each(RestoreCommandMessage.isStrategy)
    all.append(.hasNoItems)
    all.append(.setItemsAside)
    return all
  }
}

extension RestoreHelp: Sampled {
  static var samples: [RestoreHelp] {
    var all: [RestoreHelp] = []
    all.append(.summary)
    all.append(.discussion)
    all.append(.bringBackSetAside)
    all.append(.bringBackRemoved)
    return all
  }
}

extension RitualCommandMessage: Sampled {
  static var samples: [RitualCommandMessage] {
    var all: [RitualCommandMessage] = []
    all += each(RitualCommandMessage.needsRitual)
    all.append(.newRitualBegins)
    all.append(.nameRitual)
    all.append(.ritualFirst)
    all += each(RitualCommandMessage.isHabit)
    all += each(RitualCommandMessage.orCommand)
    all.append(.oneAtATime)
    all += each(RitualCommandMessage.isPeriod)
    return all
  }
}

extension RitualHelp: Sampled {
  static var samples: [RitualHelp] {
    var all: [RitualHelp] = []
    all.append(.name)
    all.append(.notes)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showByWord)
    all.append(.success)
    return all
  }
}

extension RitualOptionHelp: Sampled {
  static var samples: [RitualOptionHelp] {
    var all: [RitualOptionHelp] = []
    all.append(.time)
    all.append(.times)
    all.append(.slotExpected)
    return all
  }
}

extension RitualOptionMessage: Sampled {
  static var samples: [RitualOptionMessage] {
    var all: [RitualOptionMessage] = []
    all += each(RitualOptionMessage.isNoSlot)
    return all
  }
}

extension RitualsHelp: Sampled {
  static var samples: [RitualsHelp] {
    var all: [RitualsHelp] = []
    all.append(.all)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showCurrent)
    all.append(.showAll)
    all.append(.success)
    return all
  }
}

extension RulesHelp: Sampled {
  static var samples: [RulesHelp] {
    var all: [RulesHelp] = []
    all.append(.summary)
    all.append(.readAboutOne)
    return all
  }
}

extension ScheduleCommandMessage: Sampled {
  static var samples: [ScheduleCommandMessage] {
    var all: [ScheduleCommandMessage] = []
    all.append(.oneAtATime)
    all += each(ScheduleCommandMessage.nameOrStack)
    all.append(.nothingNamed)
    all.append(.nameTaskOrStack)
    all += each(ScheduleCommandMessage.wasLeftOpen)
    all += each(ScheduleCommandMessage.isDone)
    all += each(ScheduleCommandMessage.isDropped)
    all.append(.reopenFirst)
    all.append(.stackIsCalledSo)
    all += each(ScheduleCommandMessage.isBlock)
    all += each(ScheduleCommandMessage.blockNeedsOption)
    all.append(.lengthOfNewBlock)
    all.append(.sayBeginning)
    all.append(.timeAndBlock)
    all.append(.takeOne)
    all += each(ScheduleCommandMessage.isDay)
    all.append(.nameOneDay)
    all.append(.behindNames)
    return all
  }
}

extension ScheduleHelp: Sampled {
  static var samples: [ScheduleHelp] {
    var all: [ScheduleHelp] = []
    all.append(.task)
    all.append(.stack)
    all.append(.when)
    all.append(.day)
    all.append(.at)
    all.append(.length)
    all.append(.block)
    all.append(.again)
    all.append(.summary)
    all.append(.discussion)
    all.append(.giveBlock)
    all.append(.withOptions)
    all.append(.planInBlock)
    all.append(.movePlanned)
    all.append(.planStack)
    return all
  }
}

extension SetAsideHelp: Sampled {
  static var samples: [SetAsideHelp] {
    var all: [SetAsideHelp] = []
    all.append(.summary)
    all.append(.discussion)
    all.append(.setAside)
    return all
  }
}

extension SetHelp: Sampled {
  static var samples: [SetHelp] {
    var all: [SetHelp] = []
    all.append(.value)
    all.append(.summary)
    all.append(.discussion)
    all.append(.setDue)
    all.append(.setColor)
    all.append(.setGoal)
    all.append(.setSetting)
    return all
  }
}

extension SettingCommandMessage: Sampled {
  static var samples: [SettingCommandMessage] {
    var all: [SettingCommandMessage] = []
    all += each(SettingCommandMessage.valueMissing)
    all.append(.writeThingKeyValue)
    all += each(SettingCommandMessage.keyMissing)
    all.append(.writeThingKey)
    all += each(SettingCommandMessage.meantSetting)
    all += each(SettingCommandMessage.isDay)
    return all
  }
}

extension SettingsHelp: Sampled {
  static var samples: [SettingsHelp] {
    var all: [SettingsHelp] = []
    all.append(.summary)
    all.append(.discussion)
    all.append(.showSettings)
    all.append(.success)
    return all
  }
}

extension SharedHelp: Sampled {
  static var samples: [SharedHelp] {
    var all: [SharedHelp] = []
    all.append(.color)
    all.append(.language)
    all.append(.languageExpected)
    all.append(.today)
    all.append(.now)
    all.append(.vault)
    all.append(.jobs)
    all.append(.watch)
    all.append(.plain)
    all.append(.standardInputName)
    all.append(.json)
    all.append(.aboutFolders)
    all.append(.paths)
    all += each(SharedHelp.number)
    all.append(.showChange)
    all.append(.seeChange)
    all.append(.vaultUnreadable)
    all.append(.rootUnreadable)
    all.append(.noSuchRitual)
    all.append(.noSuchPage)
    all.append(.dayShown)
    return all
  }
}

extension ShelfMessage: Sampled {
  static var samples: [ShelfMessage] {
    var all: [ShelfMessage] = []
    all += each(ShelfMessage.isNotUTF8)
    all += each(ShelfMessage.saysNoKind)
    all += each(ShelfMessage.hasNoHabit)
    all += each(ShelfMessage.isUnknown)
    all += each(ShelfMessage.mayBeSeveral)
    all += each(ShelfMessage.haveOneTitle)
    all.append(.namesNoPreset)
    return all
  }
}

extension SkipHelp: Sampled {
  static var samples: [SkipHelp] {
    var all: [SkipHelp] = []
    all.append(.on)
    all.append(.from)
    all.append(.to)
    all.append(.summary)
    all.append(.discussion)
    all.append(.skipToday)
    all.append(.openOfRitual)
    all.append(.twoThings)
    all.append(.futureDays)
    return all
  }
}

extension SkippedMessage: Sampled {
  static var samples: [SkippedMessage] {
    var all: [SkippedMessage] = []
    all += each(SkippedMessage.file)
    all += each(SkippedMessage.garbled)
    return all
  }
}

extension SpecHelp: Sampled {
  static var samples: [SpecHelp] {
    var all: [SpecHelp] = []
    all.append(.section)
    all.append(.summary)
    all.append(.printChapter)
    all.append(.printSection)
    return all
  }
}

extension StackHelp: Sampled {
  static var samples: [StackHelp] {
    var all: [StackHelp] = []
    all.append(.name)
    all.append(.tasks)
    all.append(.new)
    all.append(.summary)
    all.append(.discussion)
    all.append(.addDiscussion)
    all.append(.addTaskAndWords)
    return all
  }
}

extension StatsCommandMessage: Sampled {
  static var samples: [StatsCommandMessage] {
    var all: [StatsCommandMessage] = []
    all += each(StatsCommandMessage.isPeriod)
    all += each(StatsCommandMessage.lastBeforeFirst)
    all += each(StatsCommandMessage.isNoCommand)
    return all
  }
}

extension StatsHelp: Sampled {
  static var samples: [StatsHelp] {
    var all: [StatsHelp] = []
    all.append(.summary)
    all.append(.discussion)
    return all
  }
}

extension StatsMonthHelp: Sampled {
  static var samples: [StatsMonthHelp] {
    var all: [StatsMonthHelp] = []
    all.append(.month)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showMonth)
    all.append(.showEarlier)
    return all
  }
}

extension StatsPeriodHelp: Sampled {
  static var samples: [StatsPeriodHelp] {
    var all: [StatsPeriodHelp] = []
    all.append(.period)
    all.append(.summary)
    return all
  }
}

extension StatsSpanHelp: Sampled {
  static var samples: [StatsSpanHelp] {
    var all: [StatsSpanHelp] = []
    all.append(.discussion)
    all.append(.members)
    all.append(.key)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension StatsTimeHelp: Sampled {
  static var samples: [StatsTimeHelp] {
    var all: [StatsTimeHelp] = []
    all.append(.from)
    all.append(.to)
    all.append(.period)
    all.append(.grouping)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showWeek)
    all.append(.showByBlock)
    all.append(.showProject)
    all.append(.showSomeDays)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension StatsWeekHelp: Sampled {
  static var samples: [StatsWeekHelp] {
    var all: [StatsWeekHelp] = []
    all.append(.week)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showWeek)
    all.append(.showEarlier)
    return all
  }
}

extension StatsYearHelp: Sampled {
  static var samples: [StatsYearHelp] {
    var all: [StatsYearHelp] = []
    all.append(.year)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showYear)
    all.append(.showEarlier)
    return all
  }
}

extension TableChoiceHelp: Sampled {
  static var samples: [TableChoiceHelp] {
    var all: [TableChoiceHelp] = []
    all.append(.table)
    all.append(.delimiter)
    return all
  }
}

extension TallyHelp: Sampled {
  static var samples: [TallyHelp] {
    var all: [TallyHelp] = []
    all.append(.strokesExpected)
    all.append(.strokes)
    all.append(.summary)
    all.append(.addOneStroke)
    all.append(.removeOneStroke)
    return all
  }
}

extension TaskAddHelp: Sampled {
  static var samples: [TaskAddHelp] {
    var all: [TaskAddHelp] = []
    all.append(.text)
    all.append(.project)
    all.append(.priority)
    all.append(.notifyExpected)
    all.append(.notify)
    all.append(.summary)
    all.append(.discussion)
    all.append(.addDue)
    all.append(.addRecurring)
    all.append(.writeFields)
    return all
  }
}

extension TaskCommandMessage: Sampled {
  static var samples: [TaskCommandMessage] {
    var all: [TaskCommandMessage] = []
    all.append(.noProject)
    all.append(.sayWhichProject)
    all.append(.sayNewProject)
    all.append(.noWords)
    all += each(TaskCommandMessage.isNotOneTask)
    all.append(.withoutSigns)
    return all
  }
}

extension TaskHelp: Sampled {
  static var samples: [TaskHelp] {
    var all: [TaskHelp] = []
    all.append(.summary)
    return all
  }
}

extension TaskMoveHelp: Sampled {
  static var samples: [TaskMoveHelp] {
    var all: [TaskMoveHelp] = []
    all.append(.task)
    all.append(.project)
    all.append(.summary)
    all.append(.discussion)
    all.append(.moveTask)
    all.append(.giveProject)
    return all
  }
}

extension TasksHelp: Sampled {
  static var samples: [TasksHelp] {
    var all: [TasksHelp] = []
    all.append(.words)
    all.append(.doneExpected)
    all.append(.done)
    all.append(.summary)
    all.append(.discussion)
    all.append(.showAll)
    all.append(.showDue)
    all.append(.showProject)
    all.append(.showTag)
    all.append(.showUrgent)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension TemplatesCommandMessage: Sampled {
  static var samples: [TemplatesCommandMessage] {
    var all: [TemplatesCommandMessage] = []
    all.append(.ofThisVault)
    return all
  }
}

extension TemplatesHelp: Sampled {
  static var samples: [TemplatesHelp] {
    var all: [TemplatesHelp] = []
    all.append(.name)
    all.append(.summary)
    all.append(.discussion)
    all.append(.beginOwn)
    return all
  }
}

extension TextconvHelp: Sampled {
  static var samples: [TextconvHelp] {
    var all: [TextconvHelp] = []
    all.append(.file)
    all.append(.summary)
    all.append(.discussion)
    all.append(.printDay)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension TextsMessage: Sampled {
  static var samples: [TextsMessage] {
    var all: [TextsMessage] = []
    all += each(TextsMessage.isOneOrSeveral)
    all.append(.quoteOrSplit)
    return all
  }
}

extension TidemarkHelp: Sampled {
  static var samples: [TidemarkHelp] {
    var all: [TidemarkHelp] = []
    all.append(.summary)
    all.append(.discussion)
    all.append(.look)
    all.append(.doing)
    all.append(.plan)
    all.append(.write)
    all.append(.check)
    all.append(.git)
    all.append(.setUp)
    return all
  }
}

extension TodayHelp: Sampled {
  static var samples: [TodayHelp] {
    var all: [TodayHelp] = []
    all.append(.day)
    all.append(.summary)
    all.append(.discussion)
    all.append(.everything)
    all.append(.nextDay)
    all.append(.morning)
    all.append(.success)
    return all
  }
}

extension UndoHelp: Sampled {
  static var samples: [UndoHelp] {
    var all: [UndoHelp] = []
    all.append(.summary)
    all.append(.discussion)
    all.append(.takeBackLast)
    all.append(.takeBackTwo)
    all.append(.seeList)
    return all
  }
}

extension UndoMessage: Sampled {
  static var samples: [UndoMessage] {
    var all: [UndoMessage] = []
    all.append(.isKeptNowhere)
    all.append(.nothingToUndo)
    all.append(.nothingToRedo)
    all += each(UndoMessage.onlyUndone)
    all += each(UndoMessage.onlyRedone)
    all.append(.oneAtATime)
    all += each(UndoMessage.cannotUndo)
    all += each(UndoMessage.cannotRedo)
    all += each(UndoMessage.undone)
    all += each(UndoMessage.redone)
    all += each(UndoMessage.files)
    all += each(UndoMessage.isNotKept)
    return all
  }
}

extension UndoSessionHelp: Sampled {
  static var samples: [UndoSessionHelp] {
    var all: [UndoSessionHelp] = []
    all.append(.list)
    all.append(.count)
    all.append(.success)
    all.append(.couldNotRun)
    return all
  }
}

extension UndoneFileMessage: Sampled {
  static var samples: [UndoneFileMessage] {
    var all: [UndoneFileMessage] = []
    all += each(UndoneFileMessage.broughtBack)
    all += each(UndoneFileMessage.created)
    all += each(UndoneFileMessage.removed)
    all += each(UndoneFileMessage.asBefore)
    all += each(UndoneFileMessage.changed)
    all += each(UndoneFileMessage.isGone)
    all += each(UndoneFileMessage.wasChanged)
    all += each(UndoneFileMessage.isThereAgain)
    return all
  }
}

extension UnreadDaysMessage: Sampled {
  static var samples: [UnreadDaysMessage] {
    var all: [UnreadDaysMessage] = []
    all += each(UnreadDaysMessage.isSeveral)
    all += each(UnreadDaysMessage.isNotRead)
    all.append(.putBehindNames)
    return all
  }
}

extension UnscheduleHelp: Sampled {
  static var samples: [UnscheduleHelp] {
    var all: [UnscheduleHelp] = []
    all.append(.task)
    all.append(.day)
    all.append(.block)
    all.append(.summary)
    all.append(.discussion)
    all.append(.fromToday)
    all.append(.fromBlock)
    return all
  }
}

extension UnsetHelp: Sampled {
  static var samples: [UnsetHelp] {
    var all: [UnsetHelp] = []
    all.append(.summary)
    all.append(.discussion)
    all.append(.removeDay)
    all.append(.removeColor)
    all.append(.removeSetting)
    return all
  }
}

extension WhenWordsMessage: Sampled {
  static var samples: [WhenWordsMessage] {
    var all: [WhenWordsMessage] = []
    all.append(.quoteName)
    all += each(WhenWordsMessage.isSeveralDays)
    all += each(WhenWordsMessage.commandForEach)
    all += each(WhenWordsMessage.nameOneOfDays)
    all += each(WhenWordsMessage.isPeriod)
    all.append(.nameOneDay)
    all += each(WhenWordsMessage.recurs)
    all += each(WhenWordsMessage.whatRecurs)
    all += each(WhenWordsMessage.movesWhatHasTime)
    all.append(.nameTime)
    all += each(WhenWordsMessage.isOver)
    all += each(WhenWordsMessage.sayTheSame)
    all.append(.leaveOneOut)
    return all
  }
}

extension WrittenItemMessage: Sampled {
  static var samples: [WrittenItemMessage] {
    var all: [WrittenItemMessage] = []
    all += each(WrittenItemMessage.isNamedTwice)
    return all
  }
}

extension ReportMessage: Sampled {
  static var samples: [ReportMessage] {
    var all: [ReportMessage] = []
    all += each(ReportMessage.severity)
    all.append(.help)
    all.append(.fix)
    all.append(.type)
    all.append(.next)
    all += each(ReportMessage.appliedWhenAsked)
    all += each(ReportMessage.moreOnLine)
    return all
  }
}

extension ActivityAdditionMessage: Sampled {
  static var samples: [ActivityAdditionMessage] {
    var all: [ActivityAdditionMessage] = []
    all += each(ActivityAdditionMessage.isNotRead)
    all.append(.writeLikeTennis)
    return all
  }
}

extension AmbiguityMessage: Sampled {
  static var samples: [AmbiguityMessage] {
    var all: [AmbiguityMessage] = []
    all += each(AmbiguityMessage.mayMean)
    all.append(.nameByPlace)
    all.append(.nameByPlaceOrIn)
    return all
  }
}

extension ArcEndMessage: Sampled {
  static var samples: [ArcEndMessage] {
    var all: [ArcEndMessage] = []
    all += each(ArcEndMessage.noArc)
    all += each(ArcEndMessage.nameDay)
    all += each(ArcEndMessage.isEnded)
    all += each(ArcEndMessage.hasEnd)
    all.append(.changeEnd)
    all += each(ArcEndMessage.endsThen)
    all += each(ArcEndMessage.isSettledLater)
    all.append(.nameLaterDay)
    all += each(ArcEndMessage.ended)
    return all
  }
}

extension ArcRenewalMessage: Sampled {
  static var samples: [ArcRenewalMessage] {
    var all: [ArcRenewalMessage] = []
    all += each(ArcRenewalMessage.isNoRitual)
    all += each(ArcRenewalMessage.begun)
    all += each(ArcRenewalMessage.hasNoArc)
    all += each(ArcRenewalMessage.writeAbove)
    all += each(ArcRenewalMessage.linesAreNotRead)
    all.append(.hasNoHabit)
    all += each(ArcRenewalMessage.isFinished)
    all += each(ArcRenewalMessage.removeFinished)
    all += each(ArcRenewalMessage.isAhead)
    all += each(ArcRenewalMessage.runs)
    all.append(.endItToday)
    all += each(ArcRenewalMessage.isTooEarly)
    all += each(ArcRenewalMessage.canBegin)
    all += each(ArcRenewalMessage.isNotRead)
    all.append(.writeLikeArc)
    return all
  }
}

extension AssignmentMessage: Sampled {
  static var samples: [AssignmentMessage] {
    var all: [AssignmentMessage] = []
    all.append(.noValue)
    all.append(.unsetRemoves)
    all += each(AssignmentMessage.isTitle)
    all += each(AssignmentMessage.wouldTurn)
    all.append(.addAnotherItem)
    all += each(AssignmentMessage.value)
    all += each(AssignmentMessage.key)
    all += each(AssignmentMessage.meansNothing)
    all += each(AssignmentMessage.setFirst)
    all += each(AssignmentMessage.hasLog)
    all += each(AssignmentMessage.removeLogOrSet)
    all += each(AssignmentMessage.hasNoKey)
    return all
  }
}

extension AttemptMessage: Sampled {
  static var samples: [AttemptMessage] {
    var all: [AttemptMessage] = []
    all += each(AttemptMessage.isNoBest)
    all += each(AttemptMessage.isAhead)
    all += each(AttemptMessage.isNoLength)
    all += each(AttemptMessage.isLength)
    all.append(.giveLength)
    all.append(.giveNumber)
    all += each(AttemptMessage.doesNotBeat)
    all += each(AttemptMessage.recordFirst)
    all += each(AttemptMessage.kept)
    return all
  }
}

extension BlockChangeMessage: Sampled {
  static var samples: [BlockChangeMessage] {
    var all: [BlockChangeMessage] = []
    all += each(BlockChangeMessage.added)
    all += each(BlockChangeMessage.stays)
    all.append(.nameAnotherTimeOrDay)
    all += each(BlockChangeMessage.isThere)
    all += each(BlockChangeMessage.toTimes)
    all += each(BlockChangeMessage.toDay)
    all += each(BlockChangeMessage.cannotBeShorter)
    all += each(BlockChangeMessage.isLong)
    all += each(BlockChangeMessage.cannotBeLonger)
    all += each(BlockChangeMessage.canBeLonger)
    all.append(.moveOneFirst)
    all.append(.moveEarlier)
    all.append(.moveEarlierOrEndDayLater)
    all += each(BlockChangeMessage.beginsBeforeDay)
    all += each(BlockChangeMessage.beginsAfterDay)
    all += each(BlockChangeMessage.goesOnAfterDay)
    all += each(BlockChangeMessage.cannotEnd)
    all += each(BlockChangeMessage.nameTimeAfter)
    all += each(BlockChangeMessage.wouldLeaveDay)
    all.append(.nameDayAndTime)
    all += each(BlockChangeMessage.cannotBeSplit)
    all += each(BlockChangeMessage.nameTimeBetween)
    all += each(BlockChangeMessage.parts)
    all += each(BlockChangeMessage.passesMidnight)
    all += each(BlockChangeMessage.splitFirst)
    all += each(BlockChangeMessage.isNoBlockOfDay)
    return all
  }
}

extension BlockFitMessage: Sampled {
  static var samples: [BlockFitMessage] {
    var all: [BlockFitMessage] = []
    all += each(BlockFitMessage.wouldPassMidnight)
    all.append(.nameEarlierOrShorter)
    all += each(BlockFitMessage.isTaken)
    all += each(BlockFitMessage.nothingIsFree)
    all += each(BlockFitMessage.nothingElseIsFree)
    all += each(BlockFitMessage.isFree)
    all += each(BlockFitMessage.isFreeElsewhere)
    all += each(BlockFitMessage.isFreeOutsideDay)
    all += each(BlockFitMessage.noFreeSlot)
    all += each(BlockFitMessage.longestIs)
    all.append(.nameAnotherDay)
    return all
  }
}

extension BlockNameMessage: Sampled {
  static var samples: [BlockNameMessage] {
    var all: [BlockNameMessage] = []
    all += each(BlockNameMessage.blocks)
    all += each(BlockNameMessage.mayMean)
    all.append(.nameByStart)
    all += each(BlockNameMessage.isOfRoutine)
    all.append(.writeByHand)
    all += each(BlockNameMessage.isLeftOut)
    return all
  }
}

extension BlockTimeMessage: Sampled {
  static var samples: [BlockTimeMessage] {
    var all: [BlockTimeMessage] = []
    all += each(BlockTimeMessage.hasNoTime)
    all += each(BlockTimeMessage.isNoBlock)
    return all
  }
}

extension CarryOverMessage: Sampled {
  static var samples: [CarryOverMessage] {
    var all: [CarryOverMessage] = []
    all += each(CarryOverMessage.isNotBefore)
    all += each(CarryOverMessage.hasNoFile)
    all += each(CarryOverMessage.left)
    all += each(CarryOverMessage.nothingOf)
    all += each(CarryOverMessage.nothingBefore)
    all += each(CarryOverMessage.nothingOfWeek)
    all += each(CarryOverMessage.openToday)
    all += each(CarryOverMessage.isNotLeftOver)
    all.append(.isSettledElsewhere)
    all += each(CarryOverMessage.isPlanned)
    all += each(CarryOverMessage.isOpenInProject)
    all.append(.planIt)
    all += each(CarryOverMessage.noTask)
    all.append(.nothingIsLeft)
    all.append(.theseAreLeft)
    all += each(CarryOverMessage.leftBehind)
    return all
  }
}

extension CategoryAdditionMessage: Sampled {
  static var samples: [CategoryAdditionMessage] {
    var all: [CategoryAdditionMessage] = []
    all.append(.noRoot)
    all += each(CategoryAdditionMessage.isNotRead)
    all.append(.writeLikeLearning)
    all += each(CategoryAdditionMessage.isThere)
    all += each(CategoryAdditionMessage.category)
    return all
  }
}

extension CompletionMessage: Sampled {
  static var samples: [CompletionMessage] {
    var all: [CompletionMessage] = []
    all.append(.nothingToDo)
    all.append(.nothingToReopen)
    all.append(.nothingToSkip)
    all += each(CompletionMessage.on)
    all += each(CompletionMessage.onDays)
    all += each(CompletionMessage.item)
    all += each(CompletionMessage.hasNeitherBoxNorLog)
    all.append(.useCount)
    all += each(CompletionMessage.hasNoBox)
    all += each(CompletionMessage.isDone)
    all += each(CompletionMessage.isAhead)
    all.append(.leaveOutDay)
    all.append(.skipTakesFuture)
    all += each(CompletionMessage.isDoneOn)
    all += each(CompletionMessage.hasEntry)
    all.append(.reopenFirst)
    all += each(CompletionMessage.words)
    all += each(CompletionMessage.wasDone)
    all += each(CompletionMessage.isNotDone)
    all += each(CompletionMessage.isOpen)
    all += each(CompletionMessage.cannotBeSkipped)
    all.append(.othersCan)
    all += each(CompletionMessage.isSkipped)
    all += each(CompletionMessage.isDoneThen)
    all.append(.nameOtherDays)
    all += each(CompletionMessage.isNotDue)
    all += each(CompletionMessage.isNotDueAgain)
    all += each(CompletionMessage.isOutsideArc)
    all.append(.renewBeginsNext)
    return all
  }
}

extension DayFileMessage: Sampled {
  static var samples: [DayFileMessage] {
    var all: [DayFileMessage] = []
    all += each(DayFileMessage.isThere)
    all.append(.changeItOrNameAnother)
    all += each(DayFileMessage.isTaken)
    all.append(.giveOtherNameOrKind)
    return all
  }
}

extension DayTaskPlanningMessage: Sampled {
  static var samples: [DayTaskPlanningMessage] {
    var all: [DayTaskPlanningMessage] = []
    all.append(.nothingToPlan)
    all += each(DayTaskPlanningMessage.isOfDay)
    all += each(DayTaskPlanningMessage.isInBlock)
    all += each(DayTaskPlanningMessage.isNoLongerPlanned)
    all += each(DayTaskPlanningMessage.moved)
    all += each(DayTaskPlanningMessage.planned)
    return all
  }
}

extension Deed: Sampled {
  static var samples: [Deed] {
    var all: [Deed] = []
    all.append(.added)
    all.append(.begun)
    all.append(.carriedOver)
    all.append(.changed)
    all.append(.counted)
    all.append(.done)
    all.append(.doneThereToo)
    all.append(.dropped)
    all.append(.droppedThereToo)
    all.append(.edited)
    all.append(.editedThereToo)
    all.append(.ended)
    all.append(.kept)
    all.append(.leftOverAgain)
    all.append(.marked)
    all.append(.moved)
    all.append(.noLongerLeftOver)
    all.append(.noLongerSkipped)
    all.append(.noted)
    all.append(.planned)
    all.append(.removed)
    all.append(.renamed)
    all.append(.renamedThereToo)
    all.append(.renewed)
    all.append(.reopened)
    all.append(.reopenedThereToo)
    all.append(.restored)
    all.append(.set)
    all.append(.setAside)
    all.append(.skipped)
    all.append(.split)
    all.append(.tallied)
    all.append(.unscheduled)
    all.append(.unset)
    all.append(.extended)
    all.append(.shortened)
    all.append(.writtenFromRoutine)
    all.append(.notCopied)
    all.append(.nothingToChange)
    return all
  }
}

extension DisposalMessage: Sampled {
  static var samples: [DisposalMessage] {
    var all: [DisposalMessage] = []
    all += each(DisposalMessage.kept)
    all += each(DisposalMessage.isRoot)
    all.append(.deleteByHand)
    all += each(DisposalMessage.isReferredTo)
    all.append(.changeFirstOrForce)
    return all
  }
}

extension DroppingMessage: Sampled {
  static var samples: [DroppingMessage] {
    var all: [DroppingMessage] = []
    all.append(.nothingToDrop)
    all += each(DroppingMessage.hasNoBox)
    all.append(.skipOrRemove)
    all += each(DroppingMessage.isDropped)
    all += each(DroppingMessage.isDone)
    return all
  }
}

extension EditMessage: Sampled {
  static var samples: [EditMessage] {
    var all: [EditMessage] = []
    all += each(EditMessage.cannotBeChanged)
    all.append(.lintIt)
    all += each(EditMessage.cannotBeReadBack)
    all += each(EditMessage.moreWouldChange)
    all.append(.changeByHand)
    all += each(EditMessage.isNotInVault)
    all += each(EditMessage.hasNoItem)
    all += each(EditMessage.hasNoHeading)
    all += each(EditMessage.hasNoEntry)
    all += each(EditMessage.hasNoWords)
    all += each(EditMessage.hasTwice)
    all.append(.removeOneByHand)
    all += each(EditMessage.doesNotClose)
    all.append(.closeBracket)
    all.append(.noWordsToWrite)
    all.append(.intoItself)
    return all
  }
}

extension EditNoteMessage: Sampled {
  static var samples: [EditNoteMessage] {
    var all: [EditNoteMessage] = []
    all += each(EditNoteMessage.deed)
    return all
  }
}

extension FileOrderMessage: Sampled {
  static var samples: [FileOrderMessage] {
    var all: [FileOrderMessage] = []
    all += each(FileOrderMessage.hasNoPlace)
    all.append(.kindsWithPlace)
    all += each(FileOrderMessage.isOfOtherKind)
    all += each(FileOrderMessage.besideItself)
    all.append(.noVault)
    all.append(.initMakesOne)
    all += each(FileOrderMessage.isNotInVault)
    all += each(FileOrderMessage.comesAlready)
    all += each(FileOrderMessage.wouldBeOtherOrder)
    all += each(FileOrderMessage.changeSection)
    all += each(FileOrderMessage.moved)
    all += each(FileOrderMessage.hasNoLink)
    return all
  }
}

extension GuessMessage: Sampled {
  static var samples: [GuessMessage] {
    var all: [GuessMessage] = []
    all += each(GuessMessage.didYouMean)
    return all
  }
}

extension HabitAdditionMessage: Sampled {
  static var samples: [HabitAdditionMessage] {
    var all: [HabitAdditionMessage] = []
    all += each(HabitAdditionMessage.hasNoArc)
    all += each(HabitAdditionMessage.isOver)
    all.append(.renewFirst)
    all += each(HabitAdditionMessage.isNoHabit)
    all.append(.writeHabit)
    all += each(HabitAdditionMessage.added)
    all += each(HabitAdditionMessage.isThereAlready)
    all.append(.giveOtherName)
    return all
  }
}

extension ImportReason: Sampled {
  static var samples: [ImportReason] {
    var all: [ImportReason] = []
    all += each(ImportReason.before)
    all.append(.belongsToNoFile)
    all.append(.wasRemoved)
    all.append(.wouldReadOtherwise)
    all.append(.itemWouldReadOtherwise)
    all.append(.itemWasRemoved)
    all += each(ImportReason.isCalledOtherwise)
    all.append(.hasChanged)
    all.append(.vaultSaysOtherwise)
    all.append(.logSaysOtherwise)
    all.append(.wasReadTwice)
    all.append(.isSecondOfDay)
    all.append(.dayWasRemoved)
    all += each(ImportReason.isFile)
    all.append(.valuesWereWritten)
    all.append(.isSpelledOtherwise)
    all.append(.hasOtherFileOfPath)
    all.append(.hasOtherFileOfDay)
    all.append(.pathIsTaken)
    all += each(ImportReason.isTaken)
    all.append(.earlierFileHasPath)
    all += each(ImportReason.isOfKind)
    all += each(ImportReason.otherFileHasName)
    all.append(.cannotBeReadBack)
    all.append(.vaultHasChangedIt)
    all.append(.fileHasChanged)
    all += each(ImportReason.folderIsOfKind)
    all.append(.isNote)
    all.append(.isNamedByDay)
    return all
  }
}

extension ItemAdditionMessage: Sampled {
  static var samples: [ItemAdditionMessage] {
    var all: [ItemAdditionMessage] = []
    all += each(ItemAdditionMessage.added)
    all += each(ItemAdditionMessage.hasNoSection)
    all.append(.makeSection)
    all.append(.nameSection)
    all += each(ItemAdditionMessage.hasNoSectionCalled)
    all.append(.makeIt)
    all += each(ItemAdditionMessage.mayMean)
    all.append(.writeMore)
    return all
  }
}

extension ItemDraftMessage: Sampled {
  static var samples: [ItemDraftMessage] {
    var all: [ItemDraftMessage] = []
    all += each(ItemDraftMessage.isNotRead)
    all += each(ItemDraftMessage.writeLike)
    all += each(ItemDraftMessage.lacksSomething)
    all.append(.addEvery)
    all += each(ItemDraftMessage.addDay)
    all += each(ItemDraftMessage.isNoRule)
    all.append(.writeRule)
    return all
  }
}

extension LeftOverSettlingMessage: Sampled {
  static var samples: [LeftOverSettlingMessage] {
    var all: [LeftOverSettlingMessage] = []
    all += each(LeftOverSettlingMessage.isOfDay)
    all += each(LeftOverSettlingMessage.canBeGivenUp)
    return all
  }
}

extension LooseTaskMessage: Sampled {
  static var samples: [LooseTaskMessage] {
    var all: [LooseTaskMessage] = []
    all += each(LooseTaskMessage.isOpen)
    all.append(.doItFirst)
    return all
  }
}

extension NamedDoingMessage: Sampled {
  static var samples: [NamedDoingMessage] {
    var all: [NamedDoingMessage] = []
    all += each(NamedDoingMessage.hasNoBox)
    all += each(NamedDoingMessage.giveWholeName)
    all.append(.nameTasks)
    all += each(NamedDoingMessage.needsNoTick)
    all += each(NamedDoingMessage.hasNumber)
    all += each(NamedDoingMessage.isOfDay)
    all.append(.leaveOutDay)
    return all
  }
}

extension NamedFileMessage: Sampled {
  static var samples: [NamedFileMessage] {
    var all: [NamedFileMessage] = []
    all += each(NamedFileMessage.hasNone)
    all += each(NamedFileMessage.hasSeveral)
    all += each(NamedFileMessage.nameOne)
    all += each(NamedFileMessage.isBegunFirst)
    return all
  }
}

extension NoteAdditionMessage: Sampled {
  static var samples: [NoteAdditionMessage] {
    var all: [NoteAdditionMessage] = []
    all += each(NoteAdditionMessage.isNoListItem)
    all.append(.openInEditor)
    all += each(NoteAdditionMessage.ofDay)
    return all
  }
}

extension NumberChangeMessage: Sampled {
  static var samples: [NumberChangeMessage] {
    var all: [NumberChangeMessage] = []
    all.append(.nothingToCount)
    all += each(NumberChangeMessage.isNoCounter)
    all += each(NumberChangeMessage.countsLength)
    all += each(NumberChangeMessage.countsNoLength)
    all.append(.giveLength)
    all.append(.giveNumber)
    all.append(.hasTooManyDigits)
    all += each(NumberChangeMessage.wouldBeBelowZero)
    all += each(NumberChangeMessage.isAt)
    all += each(NumberChangeMessage.isNoTally)
    all += each(NumberChangeMessage.hasOnly)
    all.append(.removeAtMostThat)
    all += each(NumberChangeMessage.areTooMany)
    all += each(NumberChangeMessage.useCount)
    all += each(NumberChangeMessage.hasStrokes)
    return all
  }
}

extension NumberHelp: Sampled {
  static var samples: [NumberHelp] {
    var all: [NumberHelp] = []
    all.append(.bestKeepsAttempt)
    all.append(.tallyAddsStroke)
    all.append(.countChangesNumber)
    all.append(.daysCountThemselves)
    return all
  }
}

extension OtherRecordingMessage: Sampled {
  static var samples: [OtherRecordingMessage] {
    var all: [OtherRecordingMessage] = []
    all += each(OtherRecordingMessage.isOther)
    all.append(.bestRecordsAttempt)
    return all
  }
}

extension PageCopyMessage: Sampled {
  static var samples: [PageCopyMessage] {
    var all: [PageCopyMessage] = []
    all += each(PageCopyMessage.cannotBeMade)
    all += each(PageCopyMessage.isTitle)
    all.append(.giveOther)
    all += each(PageCopyMessage.created)
    return all
  }
}

extension PagePlaceMessage: Sampled {
  static var samples: [PagePlaceMessage] {
    var all: [PagePlaceMessage] = []
    all += each(PagePlaceMessage.hasNoSection)
    all.append(.noPage)
    return all
  }
}

extension PartAssignmentMessage: Sampled {
  static var samples: [PartAssignmentMessage] {
    var all: [PartAssignmentMessage] = []
    all += each(PartAssignmentMessage.value)
    all += each(PartAssignmentMessage.extendBlock)
    all += each(PartAssignmentMessage.moveBlock)
    all += each(PartAssignmentMessage.count)
    all += each(PartAssignmentMessage.tally)
    all += each(PartAssignmentMessage.best)
    all += each(PartAssignmentMessage.edit)
    all += each(PartAssignmentMessage.isNoGoal)
    all.append(.writeGoal)
    all.append(.writeLength)
    all.append(.writeNumber)
    all += each(PartAssignmentMessage.isNoDay)
    all.append(.writeDay)
    all += each(PartAssignmentMessage.hasTwoDays)
    all.append(.sayWhich)
    all += each(PartAssignmentMessage.wouldEndBeforeStart)
    all += each(PartAssignmentMessage.isNoTime)
    all.append(.writeTime)
    all += each(PartAssignmentMessage.wouldNotEnd)
    all.append(.writeBothTimes)
    return all
  }
}

extension PartChangeMessage: Sampled {
  static var samples: [PartChangeMessage] {
    var all: [PartChangeMessage] = []
    all += each(PartChangeMessage.hasNoGoal)
    all += each(PartChangeMessage.hasFieldsAmongValues)
    all.append(.changeInFile)
    all += each(PartChangeMessage.listIsTooShort)
    all.append(.writeBar)
    all += each(PartChangeMessage.hasNoDays)
    return all
  }
}

extension PlaceMessage: Sampled {
  static var samples: [PlaceMessage] {
    var all: [PlaceMessage] = []
    all += each(PlaceMessage.title)
    return all
  }
}

extension PropertyChangeMessage: Sampled {
  static var samples: [PropertyChangeMessage] {
    var all: [PropertyChangeMessage] = []
    all += each(PropertyChangeMessage.keepsKind)
    all.append(.beginNewFile)
    all += each(PropertyChangeMessage.isPart)
    all.append(.giveOwnProperty)
    all += each(PropertyChangeMessage.hasNoFrontMatter)
    return all
  }
}

extension ReasonToLeave: Sampled {
  static var samples: [ReasonToLeave] {
    var all: [ReasonToLeave] = []
    all += each(ReasonToLeave.isNoProject)
    all += each(ReasonToLeave.hasNoSuchTask)
    all += each(ReasonToLeave.nothingOpen)
    all.append(.isDone)
    all.append(.isDropped)
    return all
  }
}

extension RenamingMessage: Sampled {
  static var samples: [RenamingMessage] {
    var all: [RenamingMessage] = []
    all.append(.isEmpty)
    all += each(RenamingMessage.isDate)
    all.append(.renamePart)
    all += each(RenamingMessage.hasName)
    all += each(RenamingMessage.isTaken)
    all.append(.writeOther)
    all += each(RenamingMessage.turned)
    all += each(RenamingMessage.isOfSetAside)
    all.append(.setAsideMoves)
    all += each(RenamingMessage.isOfPhases)
    all += each(RenamingMessage.isOfArc)
    all.append(.writeArc)
    all += each(RenamingMessage.isOfRoot)
    return all
  }
}

extension ReorderingMessage: Sampled {
  static var samples: [ReorderingMessage] {
    var all: [ReorderingMessage] = []
    all += each(ReorderingMessage.isFile)
    all.append(.useMove)
    all.append(.nothingToMove)
    all += each(ReorderingMessage.isNow)
    all += each(ReorderingMessage.nothingBeside)
    all.append(.theseAreBeside)
    all += each(ReorderingMessage.isAlone)
    all += each(ReorderingMessage.isAlready)
    all += each(ReorderingMessage.noPlace)
    all += each(ReorderingMessage.givePlace)
    all += each(ReorderingMessage.setAsideIsLast)
    return all
  }
}

extension RestoringMessage: Sampled {
  static var samples: [RestoringMessage] {
    var all: [RestoringMessage] = []
    all += each(RestoringMessage.isThereAgain)
    all += each(RestoringMessage.staysIn)
    all += each(RestoringMessage.isGone)
    all += each(RestoringMessage.linesAreIn)
    all += each(RestoringMessage.lineIsBack)
    all += each(RestoringMessage.lineIsNotBack)
    all += each(RestoringMessage.hasNoLonger)
    all.append(.makeAgain)
    all += each(RestoringMessage.isNoItem)
    all.append(.copyLines)
    return all
  }
}

extension RewordingMessage: Sampled {
  static var samples: [RewordingMessage] {
    var all: [RewordingMessage] = []
    all.append(.noItem)
    all.append(.noWords)
    all.append(.removeRemoves)
    all += each(RewordingMessage.beginsWithBox)
    all += each(RewordingMessage.writeWords)
    all.append(.writeWordsAndTick)
    all += each(RewordingMessage.hasValue)
    all += each(RewordingMessage.places)
    return all
  }
}

extension RootLinkMessage: Sampled {
  static var samples: [RootLinkMessage] {
    var all: [RootLinkMessage] = []
    all += each(RootLinkMessage.lineIsGone)
    all += each(RootLinkMessage.wouldLeadElsewhere)
    all += each(RootLinkMessage.linkByPath)
    return all
  }
}

extension RunningArcMessage: Sampled {
  static var samples: [RunningArcMessage] {
    var all: [RunningArcMessage] = []
    all += each(RunningArcMessage.noArcRuns)
    all.append(.renew)
    return all
  }
}

extension SchedulingMessage: Sampled {
  static var samples: [SchedulingMessage] {
    var all: [SchedulingMessage] = []
    all += each(SchedulingMessage.isInRoutine)
    all += each(SchedulingMessage.dayShowsIt)
    all += each(SchedulingMessage.isPlannedOften)
    all.append(.nameLine)
    all += each(SchedulingMessage.isBlockWithBox)
    all.append(.blockIsRemoved)
    all += each(SchedulingMessage.isLeft)
    all += each(SchedulingMessage.isThere)
    all += each(SchedulingMessage.hasNothingToPlan)
    all += each(SchedulingMessage.isPlanned)
    return all
  }
}

extension SectionAdditionMessage: Sampled {
  static var samples: [SectionAdditionMessage] {
    var all: [SectionAdditionMessage] = []
    all += each(SectionAdditionMessage.isThere)
    all.append(.giveOtherTitle)
    all += each(SectionAdditionMessage.setAsideStaysLast)
    all += each(SectionAdditionMessage.section)
    all += each(SectionAdditionMessage.strategy)
    all.append(.saySection)
    all += each(SectionAdditionMessage.isNoStrategy)
    all.append(.writeStrategy)
    all += each(SectionAdditionMessage.isNoSection)
    all.append(.writeSection)
    return all
  }
}

extension SettingAsideMessage: Sampled {
  static var samples: [SettingAsideMessage] {
    var all: [SettingAsideMessage] = []
    all += each(SettingAsideMessage.isNoItemOfPage)
    all.append(.onlyItemsOfPages)
    all += each(SettingAsideMessage.isSetAside)
    all += each(SettingAsideMessage.takesNoSection)
    all += each(SettingAsideMessage.isNotSetAside)
    all += each(SettingAsideMessage.saysNoFormerPlace)
    all.append(.writeFormerPlace)
    all += each(SettingAsideMessage.isBack)
    all += each(SettingAsideMessage.hasNoSection)
    all.append(.makeSection)
    all += each(SettingAsideMessage.nothingIsCalled)
    all += each(SettingAsideMessage.isSetAsideToo)
    all.append(.restoreElsewhere)
    return all
  }
}

extension SpokenNameMessage: Sampled {
  static var samples: [SpokenNameMessage] {
    var all: [SpokenNameMessage] = []
    all += each(SpokenNameMessage.namesNothing)
    all += each(SpokenNameMessage.beginsNoWord)
    all.append(.quoteNames)
    return all
  }
}

extension StackMessage: Sampled {
  static var samples: [StackMessage] {
    var all: [StackMessage] = []
    all += each(StackMessage.isInStack)
    all += each(StackMessage.task)
    all.append(.taskHasNoWords)
    all += each(StackMessage.isNoStack)
    all.append(.nameInFull)
    all += each(StackMessage.isInTheWay)
    all += each(StackMessage.newStack)
    all += each(StackMessage.isNoTaskOfProject)
    all += each(StackMessage.isDone)
    all += each(StackMessage.isDropped)
    all.append(.reopenFirst)
    return all
  }
}

extension SubjectMessage: Sampled {
  static var samples: [SubjectMessage] {
    var all: [SubjectMessage] = []
    all += each(SubjectMessage.isInPastDays)
    all += each(SubjectMessage.isInPastDay)
    all += each(SubjectMessage.writePlace)
    all.append(.noteIsNoKey)
    all.append(.writeNote)
    all += each(SubjectMessage.isNoKey)
    all.append(.specListsKeys)
    all += each(SubjectMessage.isNoKeyOf)
    all += each(SubjectMessage.takes)
    return all
  }
}

extension TaskAdditionMessage: Sampled {
  static var samples: [TaskAdditionMessage] {
    var all: [TaskAdditionMessage] = []
    all += each(TaskAdditionMessage.noProjectHas)
    all += each(TaskAdditionMessage.fromDay)
    all += each(TaskAdditionMessage.saysProject)
    all += each(TaskAdditionMessage.task)
    all += each(TaskAdditionMessage.isTaskOf)
    all.append(.giveOtherName)
    all += each(TaskAdditionMessage.fromProject)
    all += each(TaskAdditionMessage.saysNewProject)
    all += each(TaskAdditionMessage.isOpenTaskOf)
    all.append(.doThatFirst)
    return all
  }
}

extension ThingKind: Sampled {
  static var samples: [ThingKind] {
    var all: [ThingKind] = []
    all += each(ThingKind.item)
    all.append(.file)
    all.append(.heading)
    return all
  }
}

extension ThingMessage: Sampled {
  static var samples: [ThingMessage] {
    var all: [ThingMessage] = []
    all += each(ThingMessage.nameHasNoLetters)
    all += each(ThingMessage.isNotIn)
    all.append(.nameFromHere)
    all += each(ThingMessage.isNotCalled)
    all.append(.isNotSetAside)
    all.append(.isSetAside)
    all += each(ThingMessage.isThat)
    all += each(ThingMessage.hasNoArc)
    all += each(ThingMessage.hasNoLine)
    all += each(ThingMessage.isNotAt)
    all += each(ThingMessage.isNoScope)
    all.append(.nameScope)
    return all
  }
}

extension UnschedulingMessage: Sampled {
  static var samples: [UnschedulingMessage] {
    var all: [UnschedulingMessage] = []
    all += each(UnschedulingMessage.isKept)
    all.append(.blockIsRemovedToo)
    all += each(UnschedulingMessage.isBlockWithMore)
    all.append(.removeBox)
    all += each(UnschedulingMessage.isNotPlanned)
    all += each(UnschedulingMessage.mayMeanOthers)
    all.append(.writeMore)
    return all
  }
}

extension ValueChangeMessage: Sampled {
  static var samples: [ValueChangeMessage] {
    var all: [ValueChangeMessage] = []
    all += each(ValueChangeMessage.isNoCountOfStrokes)
    all.append(.giveWholeNumber)
    all += each(ValueChangeMessage.hasNoNumber)
    all.append(.othersHaveOne)
    all += each(ValueChangeMessage.hasFieldInNumber)
    all.append(.moveField)
    all += each(ValueChangeMessage.isNoNumber)
    all += each(ValueChangeMessage.writeNumber)
    return all
  }
}

extension WeekMarkingMessage: Sampled {
  static var samples: [WeekMarkingMessage] {
    var all: [WeekMarkingMessage] = []
    all.append(.nothingToWrite)
    all.append(.givePhrase)
    all += each(WeekMarkingMessage.isTooLong)
    all += each(WeekMarkingMessage.mark)
    all += each(WeekMarkingMessage.week)
    all += each(WeekMarkingMessage.hasNoBirth)
    all.append(.writeBirth)
    all += each(WeekMarkingMessage.isBeforeBirth)
    all += each(WeekMarkingMessage.isInFuture)
    all.append(.markFromFirstDay)
    all += each(WeekMarkingMessage.isMarked)
    all.append(.replaceChangesIt)
    return all
  }
}

extension WholeNameMessage: Sampled {
  static var samples: [WholeNameMessage] {
    var all: [WholeNameMessage] = []
    all += each(WholeNameMessage.isInText)
    all += each(WholeNameMessage.isPart)
    all.append(.nameInFull)
    return all
  }
}

extension WordsChangeMessage: Sampled {
  static var samples: [WordsChangeMessage] {
    var all: [WordsChangeMessage] = []
    all += each(WordsChangeMessage.hasFieldsAmongWords)
    all += each(WordsChangeMessage.changeByHand)
    all += each(WordsChangeMessage.hasNoTitle)
    all += each(WordsChangeMessage.writeTitle)
    all += each(WordsChangeMessage.hasNoHeading)
    return all
  }
}

extension EntryState: Sampled {
  static var samples: [EntryState] {
    var all: [EntryState] = []
    all.append(.done)
    all.append(.skipped)
    all.append(.missed)
    return all
  }
}

extension ExportFileProblem: Sampled {
  static var samples: [ExportFileProblem] {
    var all: [ExportFileProblem] = []
    all += each(ExportFileProblem.isNoObject)
    all += each(ExportFileProblem.isNoList)
    all += each(ExportFileProblem.hasWrong)
    all += each(ExportFileProblem.isOfLaterVersion)
    return all
  }
}

extension FactName: Sampled {
  static var samples: [FactName] {
    var all: [FactName] = []
    all.append(.category)
    all.append(.time)
    all.append(.theme)
    all.append(.duration)
    all.append(.finished)
    all.append(.born)
    all.append(.expectancy)
    all.append(.notify)
    all.append(.view)
    all.append(.clock)
    all.append(.weekStarts)
    all.append(.dayStarts)
    all.append(.dayEnds)
    all.append(.defaultBlock)
    all.append(.midnight)
    all.append(.reminders)
    all.append(.insights)
    all.append(.days)
    all.append(.pages)
    all.append(.projects)
    all.append(.rituals)
    return all
  }
}

extension ForeignMessage: Sampled {
  static var samples: [ForeignMessage] {
    var all: [ForeignMessage] = []
    all += each(ForeignMessage.sum)
    all += each(ForeignMessage.left)
    all += each(ForeignMessage.without)
    all += each(ForeignMessage.keptAsWords)
    return all
  }
}

extension ForeignReason: Sampled {
  static var samples: [ForeignReason] {
    var all: [ForeignReason] = []
    all.append(.hasNoWords)
    all.append(.hasNoTime)
    all.append(.klogHasNoDropped)
    all.append(.klogHasOneOpenTime)
    all.append(.klogReadsOtherwise)
    all.append(.todoTxtHasNoDropped)
    all.append(.todoTxtHasNoSign)
    all += each(ForeignReason.todoTxtHasNoRule)
    all.append(.todoTxtReadsOtherwise)
    all += each(ForeignReason.entryHasMoreDays)
    return all
  }
}

extension ItemDetail: Sampled {
  static var samples: [ItemDetail] {
    var all: [ItemDetail] = []
    all += each(ItemDetail.upTo)
    all += each(ItemDetail.downTo)
    all += each(ItemDetail.goal)
    all += each(ItemDetail.rating)
    all += each(ItemDetail.lifeCategory)
    all += each(ItemDetail.marked)
    all += each(ItemDetail.since)
    all += each(ItemDetail.due)
    all += each(ItemDetail.priority)
    all.append(.notifyInMorning)
    all += each(ItemDetail.notifyAt)
    all.append(.notifyAtStart)
    all.append(.notifyAtEnd)
    all.append(.notifyAtStartAndEnd)
    all += each(ItemDetail.done)
    all += each(ItemDetail.project)
    all += each(ItemDetail.color)
    all += each(ItemDetail.was)
    all += each(ItemDetail.icon)
    all += each(ItemDetail.source)
    return all
  }
}

extension JSONExpectation: Sampled {
  static var samples: [JSONExpectation] {
    var all: [JSONExpectation] = []
    all.append(.object)
    all.append(.text)
    all.append(.list)
    all.append(.number)
    all += each(JSONExpectation.wholeNumber)
    all.append(.date)
    all.append(.time)
    all += each(JSONExpectation.oneOf)
    all.append(.rule)
    all.append(.reminder)
    all += each(JSONExpectation.dateAfter)
    all += each(JSONExpectation.dateNotBefore)
    all += each(JSONExpectation.timeAfter)
    all.append(.positiveNumber)
    all += each(JSONExpectation.timesOfRule)
    all.append(.month)
    return all
  }
}

extension JSONProblem: Sampled {
  static var samples: [JSONProblem] {
    var all: [JSONProblem] = []
    all += each(JSONProblem.isMissing)
    all += each(JSONProblem.isNot)
    all.append(.isNoJSON)
    all.append(.hasWrongEscape)
    all.append(.hasControlCharacter)
    all += each(JSONProblem.isNestedDeeper)
    all.append(.isNotUTF8)
    return all
  }
}

extension RuleClause: Sampled {
  static var samples: [RuleClause] {
    var all: [RuleClause] = []
    all += each(RuleClause.at)
    all += each(RuleClause.between)
    all += each(RuleClause.inMonths)
    all += each(RuleClause.from)
    all += each(RuleClause.until)
    return all
  }
}

extension RuleMessage: Sampled {
  static var samples: [RuleMessage] {
    var all: [RuleMessage] = []
    all += each(RuleMessage.every)
    all.append(.everyWorkday)
    all += each(RuleMessage.everyWeekday)
    all += each(RuleMessage.onWorkdays)
    all += each(RuleMessage.onWeekdays)
    all += each(RuleMessage.onDays)
    all += each(RuleMessage.onPositions)
    all += each(RuleMessage.onOuterWorkdays)
    all += each(RuleMessage.onYearDays)
    all += each(RuleMessage.times)
    all += each(RuleMessage.afterDone)
    return all
  }
}

extension StreakMessage: Sampled {
  static var samples: [StreakMessage] {
    var all: [StreakMessage] = []
    all.append(.none)
    all += each(StreakMessage.broken)
    all += each(StreakMessage.ofUnits)
    all += each(StreakMessage.inARow)
    all += each(StreakMessage.goal)
    return all
  }
}

extension TableProblem: Sampled {
  static var samples: [TableProblem] {
    var all: [TableProblem] = []
    all += each(TableProblem.isNoDate)
    all += each(TableProblem.isNoDateOrNothing)
    all.append(.isNoLaterDate)
    all.append(.isNoTime)
    all.append(.isNoStatus)
    all.append(.isNoNumber)
    all.append(.isNotOneWord)
    all.append(.isNoWords)
    all.append(.isNoState)
    all.append(.isNoPriority)
    all.append(.isOtherThanMarkdown)
    all.append(.isNoKind)
    all.append(.isNoPath)
    all.append(.isNoTitle)
    all.append(.isNoLineOfLog)
    all.append(.isNoLineOfBlock)
    all += each(TableProblem.isNoLines)
    return all
  }
}

extension TrackerMessage: Sampled {
  static var samples: [TrackerMessage] {
    var all: [TrackerMessage] = []
    all += each(TrackerMessage.since)
    all += each(TrackerMessage.daysSince)
    all += each(TrackerMessage.daysBefore)
    all += each(TrackerMessage.isToday)
    all += each(TrackerMessage.wasYesterday)
    all += each(TrackerMessage.wasDaysAgo)
    all += each(TrackerMessage.hasDaysLeft)
    all += each(TrackerMessage.quantity)
    all += each(TrackerMessage.part)
    all += each(TrackerMessage.nothingYet)
    all += each(TrackerMessage.best)
    all.append(.dueToday)
    all += each(TrackerMessage.lastDue)
    all += each(TrackerMessage.next)
    all.append(.noFurtherDay)
    all += each(TrackerMessage.lastDone)
    return all
  }
}

extension DraftReason: Sampled {
  static var samples: [DraftReason] {
    var all: [DraftReason] = []
    all.append(.taskHasNoName)
    all.append(.habitHasNoName)
    all.append(.itsHabitHasNoName)
    all.append(.sectionHasNoName)
    all.append(.hasNoName)
    all.append(.hasNoWords)
    all.append(.taskHasNoWords)
    all.append(.headlineHasNoWords)
    all.append(.hasNoText)
    all.append(.hasNoDay)
    all.append(.dateIsNotRead)
    all.append(.valueIsNotRead)
    all.append(.startIsNotRead)
    all.append(.endIsNotRead)
    all.append(.startOrEndIsNotRead)
    all += each(DraftReason.propertyIsNotRead)
    all.append(.endIsBeforeStart)
    all += each(DraftReason.takesTooLong)
    all.append(.nothingWasDone)
    all += each(DraftReason.isNoTypeOfEntries)
    all += each(DraftReason.isNoTypeOfRows)
    all.append(.rowHasNoType)
    all += each(DraftReason.isNoComponent)
    all.append(.saysWhenBusy)
    all.append(.seriesHasNoDay)
    all += each(DraftReason.seriesHasMoreDays)
    all += each(DraftReason.seriesGoesOn)
    all.append(.daysStandInRule)
    all.append(.isFirstScore)
    all.append(.scoreIsAsItWas)
    all.append(.beginsNoRecord)
    all.append(.isNotIndented)
    all.append(.beginsWithNoTime)
    all += each(DraftReason.isBeforeFirstArc)
    all.append(.archivedHabitHasNoDay)
    all.append(.sectionComesWithTask)
    all.append(.nothingBelowWasTaken)
    all.append(.nothingOfItWasTaken)
    all.append(.tableHasNothingOfYours)
    all.append(.isNoTableOfLoop)
    all.append(.isNoFileOfLoop)
    all.append(.habitIsNotInTable)
    all += each(DraftReason.habitIsNotIn)
    all.append(.habitIsNotInFile)
    all.append(.laterOneSaysHowOften)
    all.append(.scoresAreWorkedOut)
    all.append(.daysAreInFolders)
    all.append(.columnsDoNotTell)
    all.append(.saysStates)
    all.append(.areTagsOfFile)
    all.append(.saysHowFileIsShown)
    all.append(.saysHowProjectIsShown)
    all.append(.isBeforeFirstHeadline)
    all.append(.isBelowNoTask)
    all.append(.noteHasNoWords)
    all.append(.isNoteOfProject)
    all.append(.writeDateAsDaylio)
    all.append(.writeDate)
    all += each(DraftReason.isNotReadBack)
    all.append(.comesWithItsEntry)
    all.append(.isNoNote)
    all.append(.hasNoFrontMatter)
    all.append(.isSettingOfObsidian)
    all += each(DraftReason.isNoPath)
    all += each(DraftReason.isPathOfEarlier)
    all += each(DraftReason.hasNoPlace)
    all.append(.isNoJournal)
    all.append(.isSymbolicLink)
    return all
  }
}

extension FormatAdvice: Sampled {
  static var samples: [FormatAdvice] {
    var all: [FormatAdvice] = []
    all.append(.findMoreLines)
    return all
  }
}

extension ImportProblem: Sampled {
  static var samples: [ImportProblem] {
    var all: [ImportProblem] = []
    all += each(ImportProblem.hasMoreCells)
    all.append(.cellHasNoEnd)
    all.append(.hasNoNamesOfColumns)
    all.append(.hasNoColumns)
    all += each(ImportProblem.hasNoColumn)
    all += each(ImportProblem.hasNoColumnOf)
    all += each(ImportProblem.sayColumns)
    all.append(.mapNamesNoDate)
    all.append(.isNoBackupOfLoop)
    all += each(ImportProblem.isOfLaterLoop)
    all.append(.nameBackupAlone)
    all.append(.hasNoHabitsFile)
    all.append(.hasNoCalendar)
    all += each(ImportProblem.hasMoreEvents)
    all += each(ImportProblem.isNestedDeeper)
    all += each(ImportProblem.endsNothing)
    all += each(ImportProblem.hasNoEnd)
    all += each(ImportProblem.hasMoreBytes)
    all.append(.isNotUTF8)
    all.append(.isVaultAlready)
    return all
  }
}

extension KeptThing: Sampled {
  static var samples: [KeptThing] {
    var all: [KeptThing] = []
    all.append(.place)
    all.append(.link)
    all.append(.color)
    all.append(.tentative)
    all.append(.attachment)
    all.append(.attachedFile)
    all.append(.property)
    all.append(.alarm)
    all.append(.people)
    all.append(.categories)
    all.append(.timeZone)
    all.append(.rule)
    all.append(.times)
    all.append(.cancelled)
    all.append(.inProgress)
    all.append(.howMuchIsDone)
    all.append(.time)
    all.append(.threshold)
    all.append(.state)
    all.append(.field)
    all.append(.ownWords)
    all.append(.dayOfCreation)
    all.append(.scheduledDay)
    all.append(.dayOfDropping)
    all.append(.avoided)
    all.append(.billable)
    all.append(.project)
    all.append(.task)
    all.append(.client)
    all.append(.tags)
    all.append(.unknownColumn)
    all.append(.seconds)
    all.append(.deeperLevel)
    all.append(.deeperSection)
    all.append(.priority)
    all.append(.priorityBelowC)
    all.append(.dateInWords)
    all.append(.note)
    all.append(.who)
    all.append(.duration)
    all.append(.deadline)
    all.append(.reminderOfHabit)
    all.append(.frequency)
    all.append(.target)
    all.append(.question)
    all.append(.description)
    all.append(.colorOfHabit)
    all.append(.page)
    all.append(.clock)
    all.append(.logbookLine)
    all.append(.planning)
    all.append(.warning)
    all.append(.number)
    all.append(.mood)
    all.append(.scales)
    all.append(.workTime)
    all.append(.durationWithoutTime)
    all.append(.value)
    all.append(.weather)
    all.append(.media)
    all.append(.star)
    all.append(.otherProject)
    all.append(.daysOfDoing)
    all.append(.wordsOfTimeEntry)
    all.append(.timeEntries)
    all.append(.dueDate)
    all.append(.timeOrNumber)
    all.append(.notes)
    all.append(.otherEntryOfDay)
    all.append(.below)
    all.append(.lineOfDay)
    all.append(.log)
    all.append(.id)
    all.append(.reminder)
    all.append(.otherFields)
    all.append(.box)
    all.append(.section)
    all.append(.day)
    all.append(.parents)
    all.append(.timesOfRule)
    all.append(.monthsOfRule)
    all.append(.lastDayOfRule)
    return all
  }
}

extension DayLine: Sampled {
  static var samples: [DayLine] {
    var all: [DayLine] = []
    all.append(.ahead)
    all += each(DayLine.allDone)
    all += each(DayLine.half)
    all += each(DayLine.halfOfStreak)
    all += each(DayLine.less)
    all += each(DayLine.openAfterStreak)
    all += each(DayLine.allSkipped)
    all += each(DayLine.nothingDue)
    return all
  }
}

extension DaysSinceMessage: Sampled {
  static var samples: [DaysSinceMessage] {
    var all: [DaysSinceMessage] = []
    all.append(.never)
    all.append(.today)
    all += each(DaysSinceMessage.daysAgo)
    return all
  }
}

extension InsightLabel: Sampled {
  static var samples: [InsightLabel] {
    var all: [InsightLabel] = []
    all += each(InsightLabel.card)
    all += each(InsightLabel.ritual)
    all.append(.longest)
    all.append(.perfectDays)
    all.append(.checkIns)
    all.append(.today)
    all += each(InsightLabel.past)
    all += each(InsightLabel.before)
    all.append(.allDays)
    all.append(.all)
    return all
  }
}

extension InsightTip: Sampled {
  static var samples: [InsightTip] {
    var all: [InsightTip] = []
    all.append(.presets)
    all += each(InsightTip.complete)
    all.append(.noArcToday)
    all += each(InsightTip.lastDay)
    all += each(InsightTip.nextEnd)
    all.append(.perfectDay)
    all += each(InsightTip.openToday)
    all += each(InsightTip.longestWas)
    all.append(.longestSoFar)
    all += each(InsightTip.daysToLongest)
    all.append(.nothingDueToday)
    all.append(.allDoneToday)
    all.append(.nothingOpenToday)
    all += each(InsightTip.open)
    all.append(.trendToCome)
    all += each(InsightTip.week)
    all.append(.activeDay)
    all += each(InsightTip.today)
    all.append(.allDoneInWeek)
    all += each(InsightTip.idleDays)
    all.append(.nothingDueInWeek)
    all += each(InsightTip.lowestDay)
    all.append(.checkIn)
    all += each(InsightTip.nextRound)
    all.append(.nothingDueInMonth)
    all.append(.comparisonToCome)
    all.append(.sameRates)
    all += each(InsightTip.lowestRate)
    return all
  }
}

extension ActionMessage: Sampled {
  static var samples: [ActionMessage] {
    var all: [ActionMessage] = []
    all.append(.fixAll)
    all += each(ActionMessage.allowHere)
    all += each(ActionMessage.allowInFile)
    all.append(.isGuess)
    return all
  }
}

extension CommandAction: Sampled {
  static var samples: [CommandAction] {
    var all: [CommandAction] = []
    all.append(.done)
    all.append(.log)
    all.append(.reopen)
    all.append(.skip)
    all.append(.drop)
    all.append(.count)
    all.append(.tally)
    all.append(.planToday)
    all.append(.planTomorrow)
    all.append(.carryOver)
    all += each(CommandAction.move)
    all.append(.splitBlock)
    all.append(.endArc)
    all.append(.renew)
    all.append(.setAside)
    all.append(.restore)
    return all
  }
}

extension CommandRefusal: Sampled {
  static var samples: [CommandRefusal] {
    var all: [CommandRefusal] = []
    all += each(CommandRefusal.hasNoProject)
    all += each(CommandRefusal.isNamelessLine)
    all.append(.isNameless)
    return all
  }
}

extension DetailMessage: Sampled {
  static var samples: [DetailMessage] {
    var all: [DetailMessage] = []
    all.append(.tag)
    all.append(.section)
    all.append(.group)
    all += each(DetailMessage.file)
    all += each(DetailMessage.day)
    all += each(DetailMessage.date)
    all += each(DetailMessage.due)
    return all
  }
}

extension FieldMeaning: Sampled {
  static var samples: [FieldMeaning] {
    var all: [FieldMeaning] = []
    all.append(.type)
    all.append(.icon)
    all.append(.was)
    all.append(.every)
    all.append(.at)
    all.append(.in)
    all.append(.from)
    all.append(.untilDate)
    all.append(.until)
    all.append(.sinceAdded)
    all.append(.since)
    all.append(.streak)
    all.append(.goalOfArc)
    all.append(.goal)
    all.append(.best)
    all.append(.count)
    all.append(.to)
    all.append(.due)
    all.append(.priority)
    all.append(.done)
    all.append(.notifyOfBlock)
    all.append(.notify)
    all.append(.project)
    all.append(.color)
    all.append(.ended)
    all.append(.rating)
    all.append(.categoryOfMark)
    all.append(.category)
    all.append(.marked)
    all.append(.source)
    all.append(.theme)
    return all
  }
}

extension FigureMessage: Sampled {
  static var samples: [FigureMessage] {
    var all: [FigureMessage] = []
    all += each(FigureMessage.day)
    all += each(FigureMessage.weekday)
    all += each(FigureMessage.streak)
    all += each(FigureMessage.perfectDays)
    all += each(FigureMessage.lasts)
    all += each(FigureMessage.percent)
    all += each(FigureMessage.due)
    all += each(FigureMessage.done)
    all += each(FigureMessage.steps)
    all += each(FigureMessage.tasks)
    all.append(.openToday)
    all += each(FigureMessage.openSince)
    all += each(FigureMessage.ofPeriod)
    all += each(FigureMessage.lastDone)
    all += each(FigureMessage.next)
    all += each(FigureMessage.ofArc)
    all += each(FigureMessage.arcBegins)
    all += each(FigureMessage.dayOfArc)
    all.append(.arcIsComplete)
    all += each(FigureMessage.arcEndedEarly)
    all += each(FigureMessage.planned)
    all += each(FigureMessage.plannedTime)
    all.append(.nothingFree)
    all += each(FigureMessage.free)
    return all
  }
}

extension HintMessage: Sampled {
  static var samples: [HintMessage] {
    var all: [HintMessage] = []
    all += each(HintMessage.streak)
    all.append(.openToday)
    all += each(HintMessage.openSince)
    all += each(HintMessage.next)
    all += each(HintMessage.due)
    all += each(HintMessage.length)
    all += each(HintMessage.free)
    return all
  }
}

extension ProgressMessage: Sampled {
  static var samples: [ProgressMessage] {
    var all: [ProgressMessage] = []
    all.append(.readingVault)
    all += each(ProgressMessage.files)
    return all
  }
}

extension PropertyMeaning: Sampled {
  static var samples: [PropertyMeaning] {
    var all: [PropertyMeaning] = []
    all.append(.kind)
    all.append(.tags)
    all.append(.icon)
    all.append(.allowInVault)
    all.append(.allow)
    all.append(.theme)
    all.append(.color)
    all.append(.time)
    all.append(.duration)
    all.append(.category)
    all.append(.finished)
    all.append(.born)
    all.append(.expectancy)
    all.append(.notify)
    all.append(.view)
    all.append(.glance)
    all.append(.clock)
    all.append(.weekStarts)
    all.append(.dayStarts)
    all.append(.dayEnds)
    all.append(.defaultBlock)
    all.append(.midnight)
    all.append(.reminders)
    all.append(.insights)
    all.append(.folders)
    return all
  }
}

extension ValueExpectation: Sampled {
  static var samples: [ValueExpectation] {
    var all: [ValueExpectation] = []
    all.append(.text)
    all.append(.word)
    all.append(.date)
    all.append(.number)
    all.append(.count)
    all += each(ValueExpectation.oneOf)
    all.append(.rule)
    all.append(.times)
    all.append(.months)
    all.append(.reminder)
    all.append(.moments)
    all.append(.icon)
    return all
  }
}

extension AccidentalHeadingMessage: Sampled {
  static var samples: [AccidentalHeadingMessage] {
    var all: [AccidentalHeadingMessage] = []
    all += each(AccidentalHeadingMessage.makesHeading)
    all.append(.separate)
    all.append(.insertBlankLine)
    return all
  }
}

extension AccidentalListMessage: Sampled {
  static var samples: [AccidentalListMessage] {
    var all: [AccidentalListMessage] = []
    all += each(AccidentalListMessage.beginsList)
    all += each(AccidentalListMessage.writeIfSentence)
    return all
  }
}

extension ArcLengthMessage: Sampled {
  static var samples: [ArcLengthMessage] {
    var all: [ArcLengthMessage] = []
    all += each(ArcLengthMessage.hasDays)
    all += each(ArcLengthMessage.endOnOrLater)
    all += each(ArcLengthMessage.endOnOrSooner)
    return all
  }
}

extension ArcNumberMessage: Sampled {
  static var samples: [ArcNumberMessage] {
    var all: [ArcNumberMessage] = []
    all += each(ArcNumberMessage.hasNumberOf)
    all += each(ArcNumberMessage.beginsAfter)
    all += each(ArcNumberMessage.giveNumberAbove)
    all.append(.numberByFirstDays)
    return all
  }
}

extension ArcToRenewMessage: Sampled {
  static var samples: [ArcToRenewMessage] {
    var all: [ArcToRenewMessage] = []
    all += each(ArcToRenewMessage.wasComplete)
    all += each(ArcToRenewMessage.renew)
    return all
  }
}

extension BestMismatchMessage: Sampled {
  static var samples: [BestMismatchMessage] {
    var all: [BestMismatchMessage] = []
    all += each(BestMismatchMessage.isBeaten)
    all += each(BestMismatchMessage.writeOrCorrectAttempt)
    all += each(BestMismatchMessage.isNotInLog)
    all.append(.logOrCorrect)
    return all
  }
}

extension BlockName: Sampled {
  static var samples: [BlockName] {
    var all: [BlockName] = []
    all += each(BlockName.titled)
    all += each(BlockName.untitled)
    return all
  }
}

extension BlockPastMidnightMessage: Sampled {
  static var samples: [BlockPastMidnightMessage] {
    var all: [BlockPastMidnightMessage] = []
    all += each(BlockPastMidnightMessage.passesMidnight)
    all.append(.writeRestAsBlock)
    all += each(BlockPastMidnightMessage.writeRest)
    all += each(BlockPastMidnightMessage.writeRestIntoNextDay)
    all.append(.endAtMidnight)
    all += each(BlockPastMidnightMessage.splitOver)
    return all
  }
}

extension CommonMessage: Sampled {
  static var samples: [CommonMessage] {
    var all: [CommonMessage] = []
    all += each(CommonMessage.didYouMean)
    all += each(CommonMessage.write)
    all += each(CommonMessage.remove)
    return all
  }
}

extension ConflictMarkerMessage: Sampled {
  static var samples: [ConflictMarkerMessage] {
    var all: [ConflictMarkerMessage] = []
    all += each(ConflictMarkerMessage.marksMerge)
    all.append(.keepRight)
    return all
  }
}

extension ConflictingKeysMessage: Sampled {
  static var samples: [ConflictingKeysMessage] {
    var all: [ConflictingKeysMessage] = []
    all += each(ConflictingKeysMessage.sayWhatItIs)
    all += each(ConflictingKeysMessage.keepOne)
    return all
  }
}

extension DateMeantMessage: Sampled {
  static var samples: [DateMeantMessage] {
    var all: [DateMeantMessage] = []
    all += each(DateMeantMessage.writeOneDay)
    all += each(DateMeantMessage.correctWeekday)
    all += each(DateMeantMessage.write)
    return all
  }
}

extension DateMismatchMessage: Sampled {
  static var samples: [DateMismatchMessage] {
    var all: [DateMismatchMessage] = []
    all += each(DateMismatchMessage.titleSays)
    all += each(DateMismatchMessage.titleSaysWords)
    all += each(DateMismatchMessage.writeInTitle)
    all += each(DateMismatchMessage.isNoDay)
    all += each(DateMismatchMessage.isInYear)
    all += each(DateMismatchMessage.correctYear)
    all += each(DateMismatchMessage.writeMonday)
    return all
  }
}

extension DeadLinkMessage: Sampled {
  static var samples: [DeadLinkMessage] {
    var all: [DeadLinkMessage] = []
    all += each(DeadLinkMessage.isNoFile)
    all += each(DeadLinkMessage.isNoDocument)
    all += each(DeadLinkMessage.isOfOtherKind)
    all.append(.correctOrDelete)
    all += each(DeadLinkMessage.moveLine)
    all.append(.hasNoList)
    all.append(.deleteLine)
    return all
  }
}

extension DetailsBelongToProjectMessage: Sampled {
  static var samples: [DetailsBelongToProjectMessage] {
    var all: [DetailsBelongToProjectMessage] = []
    all += each(DetailsBelongToProjectMessage.belongs)
    all += each(DetailsBelongToProjectMessage.belong)
    all.append(.moveIt)
    all.append(.moveThem)
    return all
  }
}

extension DisagreeingCopyMessage: Sampled {
  static var samples: [DisagreeingCopyMessage] {
    var all: [DisagreeingCopyMessage] = []
    all += each(DisagreeingCopyMessage.isOpenHere)
    all += each(DisagreeingCopyMessage.isDoneHere)
    all += each(DisagreeingCopyMessage.tickHereOrOpen)
    all += each(DisagreeingCopyMessage.openHereOrTick)
    all.append(.tickHere)
    all.append(.openHere)
    all += each(DisagreeingCopyMessage.tick)
    all += each(DisagreeingCopyMessage.open)
    return all
  }
}

extension DuplicateDayMessage: Sampled {
  static var samples: [DuplicateDayMessage] {
    var all: [DuplicateDayMessage] = []
    all += each(DuplicateDayMessage.hasOtherFiles)
    all.append(.joinOrCorrect)
    return all
  }
}

extension DuplicateEntryMessage: Sampled {
  static var samples: [DuplicateEntryMessage] {
    var all: [DuplicateEntryMessage] = []
    all += each(DuplicateEntryMessage.isInLog)
    all.append(.deleteEither)
    all.append(.keepEither)
    all.append(.deleteLine)
    return all
  }
}

extension DuplicateKeyMessage: Sampled {
  static var samples: [DuplicateKeyMessage] {
    var all: [DuplicateKeyMessage] = []
    all += each(DuplicateKeyMessage.isTwice)
    all += each(DuplicateKeyMessage.isTwiceInOtherWord)
    all.append(.deleteWrong)
    return all
  }
}

extension DuplicateNameMessage: Sampled {
  static var samples: [DuplicateNameMessage] {
    var all: [DuplicateNameMessage] = []
    all += each(DuplicateNameMessage.isTaken)
    all.append(.giveNameOrID)
    return all
  }
}

extension DuplicatePropertyMessage: Sampled {
  static var samples: [DuplicatePropertyMessage] {
    var all: [DuplicatePropertyMessage] = []
    all += each(DuplicatePropertyMessage.isThereAlready)
    all += each(DuplicatePropertyMessage.deleteOne)
    return all
  }
}

extension DuplicateSectionMessage: Sampled {
  static var samples: [DuplicateSectionMessage] {
    var all: [DuplicateSectionMessage] = []
    all += each(DuplicateSectionMessage.isOtherSection)
    all += each(DuplicateSectionMessage.isOtherGroup)
    all += each(DuplicateSectionMessage.meansSameSection)
    all.append(.joinOrGiveTitle)
    return all
  }
}

extension DuplicateTaskMessage: Sampled {
  static var samples: [DuplicateTaskMessage] {
    var all: [DuplicateTaskMessage] = []
    all += each(DuplicateTaskMessage.isTaken)
    all.append(.giveNameOrID)
    return all
  }
}

extension DuplicateTitleMessage: Sampled {
  static var samples: [DuplicateTitleMessage] {
    var all: [DuplicateTitleMessage] = []
    all += each(DuplicateTitleMessage.isTitleOf)
    all.append(.giveTitle)
    return all
  }
}

extension DuplicateWeekMessage: Sampled {
  static var samples: [DuplicateWeekMessage] {
    var all: [DuplicateWeekMessage] = []
    all += each(DuplicateWeekMessage.hasMark)
    all += each(DuplicateWeekMessage.joinOrCorrect)
    return all
  }
}

extension EmptyHeadingMessage: Sampled {
  static var samples: [EmptyHeadingMessage] {
    var all: [EmptyHeadingMessage] = []
    all += each(EmptyHeadingMessage.hasNoWords)
    all.append(.writeTitle)
    return all
  }
}

extension EndBeforeStartMessage: Sampled {
  static var samples: [EndBeforeStartMessage] {
    var all: [EndBeforeStartMessage] = []
    all += each(EndBeforeStartMessage.endsBeforeStart)
    all.append(.swapDates)
    all += each(EndBeforeStartMessage.endsNotAfterStart)
    all.append(.swapTimes)
    all.append(.writeLaterEnd)
    all += each(EndBeforeStartMessage.isBefore)
    all.append(.correctEither)
    return all
  }
}

extension EndedOutsideArcMessage: Sampled {
  static var samples: [EndedOutsideArcMessage] {
    var all: [EndedOutsideArcMessage] = []
    all += each(EndedOutsideArcMessage.isNoDay)
    all.append(.writeLastDay)
    all.append(.correctOrDelete)
    return all
  }
}

extension EntryNotDueMessage: Sampled {
  static var samples: [EntryNotDueMessage] {
    var all: [EntryNotDueMessage] = []
    all += each(EntryNotDueMessage.isNotDue)
    all += each(EntryNotDueMessage.dayIsNotDue)
    all.append(.correctDate)
    return all
  }
}

extension EntryOutsideArcMessage: Sampled {
  static var samples: [EntryOutsideArcMessage] {
    var all: [EntryOutsideArcMessage] = []
    all += each(EntryOutsideArcMessage.isOutside)
    all += each(EntryOutsideArcMessage.beginsBefore)
    all += each(EntryOutsideArcMessage.goesOnAfter)
    all.append(.correctDateOrEnd)
    all.append(.correctDateOrMove)
    return all
  }
}

extension EntryValueMessage: Sampled {
  static var samples: [EntryValueMessage] {
    var all: [EntryValueMessage] = []
    all += each(EntryValueMessage.hasNoNumber)
    all += each(EntryValueMessage.writeNumberFirst)
    all += each(EntryValueMessage.isNumberAmongLengths)
    all += each(EntryValueMessage.isLengthAmongNumbers)
    all.append(.writeLength)
    all.append(.writeNumber)
    all += each(EntryValueMessage.isTimeOfDay)
    all += each(EntryValueMessage.hasNoUnit)
    all += each(EntryValueMessage.writeMinutesAndSeconds)
    all += each(EntryValueMessage.isNoNumber)
    all.append(.writeWithPoint)
    return all
  }
}

extension FieldAloneMessage: Sampled {
  static var samples: [FieldAloneMessage] {
    var all: [FieldAloneMessage] = []
    all += each(FieldAloneMessage.writeAtEnd)
    all += each(FieldAloneMessage.moveToEnd)
    all += each(FieldAloneMessage.hasNoItemAbove)
    all += each(FieldAloneMessage.itemCannotHaveIt)
    return all
  }
}

extension FieldOutMessage: Sampled {
  static var samples: [FieldOutMessage] {
    var all: [FieldOutMessage] = []
    all += each(FieldOutMessage.takeOut)
    return all
  }
}

extension ForeignFieldMessage: Sampled {
  static var samples: [ForeignFieldMessage] {
    var all: [ForeignFieldMessage] = []
    all += each(ForeignFieldMessage.isOfOtherProgram)
    all += each(ForeignFieldMessage.isReadAsWords)
    all += each(ForeignFieldMessage.isReadOnly)
    all += each(ForeignFieldMessage.writeGroup)
    all += each(ForeignFieldMessage.writeGroupWithValue)
    all += each(ForeignFieldMessage.writeAtEnd)
    all += each(ForeignFieldMessage.writeAmongFields)
    all += each(ForeignFieldMessage.writeWhereRead)
    return all
  }
}

extension ForeignLineFindingsMessage: Sampled {
  static var samples: [ForeignLineFindingsMessage] {
    var all: [ForeignLineFindingsMessage] = []
    all.append(.writeTask)
    all += each(ForeignLineFindingsMessage.write)
    all += each(ForeignLineFindingsMessage.writeAndKeepWord)
    all += each(ForeignLineFindingsMessage.writeAndKeepWords)
    all += each(ForeignLineFindingsMessage.writeLinesAsItems)
    return all
  }
}

extension ForeignLineMessage: Sampled {
  static var samples: [ForeignLineMessage] {
    var all: [ForeignLineMessage] = []
    all += each(ForeignLineMessage.isSign)
    all += each(ForeignLineMessage.areSigns)
    return all
  }
}

extension ForeignStateMessage: Sampled {
  static var samples: [ForeignStateMessage] {
    var all: [ForeignStateMessage] = []
    all += each(ForeignStateMessage.saysState)
    all += each(ForeignStateMessage.saysPriority)
    all += each(ForeignStateMessage.isStruckThrough)
    all += each(ForeignStateMessage.writeIfEnded)
    all.append(.writeUntilIfEnded)
    all += each(ForeignStateMessage.write)
    all += each(ForeignStateMessage.writeDroppedOrDone)
    all += each(ForeignStateMessage.isOnlySign)
    all += each(ForeignStateMessage.writeIfDone)
    all += each(ForeignStateMessage.writeIfDropped)
    return all
  }
}

extension FrontMatterRuleMessage: Sampled {
  static var samples: [FrontMatterRuleMessage] {
    var all: [FrontMatterRuleMessage] = []
    all.append(.isUnclosed)
    all.append(.writeClosingLine)
    all.append(.close)
    all += each(FrontMatterRuleMessage.cannotBeRead)
    all += each(FrontMatterRuleMessage.cannotBeReadAt)
    all.append(.writeOneOnEachLine)
    all.append(.writeInQuotes)
    all.append(.writeColonOrDelete)
    all.append(.closeQuotes)
    all.append(.closeBracket)
    all.append(.indentBySpaces)
    all.append(.writeListInBrackets)
    all.append(.doubleBackslash)
    all += each(FrontMatterRuleMessage.writeTags)
    all.append(.writeWithoutSign)
    return all
  }
}

extension FutureEntryMessage: Sampled {
  static var samples: [FutureEntryMessage] {
    var all: [FutureEntryMessage] = []
    all += each(FutureEntryMessage.isAfter)
    all += each(FutureEntryMessage.goesOnAfter)
    all.append(.correctOrWait)
    return all
  }
}

extension HalfRangeMessage: Sampled {
  static var samples: [HalfRangeMessage] {
    var all: [HalfRangeMessage] = []
    all += each(HalfRangeMessage.isNoRange)
    all += each(HalfRangeMessage.writeBothDays)
    all += each(HalfRangeMessage.writeBothTimes)
    return all
  }
}

extension IdleHabitMessage: Sampled {
  static var samples: [IdleHabitMessage] {
    var all: [IdleHabitMessage] = []
    all += each(IdleHabitMessage.wasNotDone)
    all.append(.writeDays)
    return all
  }
}

extension IndentedItemMessage: Sampled {
  static var samples: [IndentedItemMessage] {
    var all: [IndentedItemMessage] = []
    all += each(IndentedItemMessage.readsAsCode)
    all.append(.indentLess)
    all += each(IndentedItemMessage.readsAsWordsAbove)
    all.append(.indentLessThanWordsAbove)
    return all
  }
}

extension InvalidUTF8Message: Sampled {
  static var samples: [InvalidUTF8Message] {
    var all: [InvalidUTF8Message] = []
    all += each(InvalidUTF8Message.isNotUTF8)
    all += each(InvalidUTF8Message.save)
    return all
  }
}

extension KeyPlaceMessage: Sampled {
  static var samples: [KeyPlaceMessage] {
    var all: [KeyPlaceMessage] = []
    all.append(.item)
    all.append(.boxless)
    all.append(.box)
    all.append(.row)
    all.append(.setAside)
    all.append(.heading)
    all.append(.section)
    all.append(.entry)
    all.append(.task)
    all.append(.boxlessTask)
    all.append(.plannedTask)
    all.append(.stackedTask)
    all.append(.block)
    all.append(.arc)
    all.append(.habit)
    all.append(.mark)
    all.append(.phase)
    all.append(.activity)
    all.append(.category)
    all.append(.routine)
    all += each(KeyPlaceMessage.beside)
    return all
  }
}

extension KeyPlacesMessage: Sampled {
  static var samples: [KeyPlacesMessage] {
    var all: [KeyPlacesMessage] = []
    all += each(KeyPlacesMessage.places)
    all += each(KeyPlacesMessage.placesOnPage)
    all.append(.nowhere)
    return all
  }
}

extension LateFrontMatterMessage: Sampled {
  static var samples: [LateFrontMatterMessage] {
    var all: [LateFrontMatterMessage] = []
    all.append(.isBelowBlankLine)
    all.append(.deleteBlankLinesAbove)
    all.append(.deleteBlankLines)
    all.append(.isBelowComment)
    all.append(.moveComment)
    all += each(LateFrontMatterMessage.hasNoFence)
    all += each(LateFrontMatterMessage.isNoFence)
    all.append(.writeFences)
    all.append(.fence)
    return all
  }
}

extension LongPhraseMessage: Sampled {
  static var samples: [LongPhraseMessage] {
    var all: [LongPhraseMessage] = []
    all += each(LongPhraseMessage.hasCharacters)
    all.append(.shorten)
    return all
  }
}

extension MalformedBoxMessage: Sampled {
  static var samples: [MalformedBoxMessage] {
    var all: [MalformedBoxMessage] = []
    all += each(MalformedBoxMessage.lacksSpace)
    all += each(MalformedBoxMessage.isInParagraph)
    all += each(MalformedBoxMessage.isNoBox)
    all += each(MalformedBoxMessage.isJoined)
    all += each(MalformedBoxMessage.comesAfterWords)
    all += each(MalformedBoxMessage.comesAfter)
    all += each(MalformedBoxMessage.write)
    all.append(.makeListItem)
    all.append(.writeBeforeWords)
    all.append(.writeSpace)
    all += each(MalformedBoxMessage.writeBefore)
    all.append(.writeMarker)
    all.append(.moveToFront)
    all.append(.insertSpace)
    return all
  }
}

extension MarkOutOfLifeMessage: Sampled {
  static var samples: [MarkOutOfLifeMessage] {
    var all: [MarkOutOfLifeMessage] = []
    all += each(MarkOutOfLifeMessage.isBeforeBirth)
    all.append(.correctDateOrBorn)
    all += each(MarkOutOfLifeMessage.isInFuture)
    all.append(.correctDateOrWait)
    return all
  }
}

extension MeantFieldMessage: Sampled {
  static var samples: [MeantFieldMessage] {
    var all: [MeantFieldMessage] = []
    all += each(MeantFieldMessage.isReadAsWords)
    all.append(.writeRoundBrackets)
    all += each(MeantFieldMessage.writeWhereRead)
    return all
  }
}

extension MisplacedGroupMessage: Sampled {
  static var samples: [MisplacedGroupMessage] {
    var all: [MisplacedGroupMessage] = []
    all += each(MisplacedGroupMessage.isReadAsWords)
    all.append(.move)
    all += each(MisplacedGroupMessage.keepOne)
    all.append(.moveToEnd)
    all += each(MisplacedGroupMessage.isNoPartOfTitle)
    all.append(.writeBeforeFields)
    all.append(.writeBelowHeading)
    all.append(.writeTagsBeforeFields)
    all += each(MisplacedGroupMessage.isNoIdentifier)
    all.append(.deleteIdentifier)
    return all
  }
}

extension MisplacedKeyMessage: Sampled {
  static var samples: [MisplacedKeyMessage] {
    var all: [MisplacedKeyMessage] = []
    all += each(MisplacedKeyMessage.isNotReadHere)
    all += each(MisplacedKeyMessage.isRead)
    all.append(.writeTimeBeforeWords)
    all.append(.deleteOrWriteOnTask)
    all += each(MisplacedKeyMessage.meansNothingWithout)
    all += each(MisplacedKeyMessage.addOrRemoveBox)
    all += each(MisplacedKeyMessage.addOrDelete)
    all.append(.meansNothingAfterDone)
    all.append(.deleteOrWriteCalendar)
    all += each(MisplacedKeyMessage.meansNothing)
    all += each(MisplacedKeyMessage.meansNothingIn)
    all.append(.deleteOneField)
    all += each(MisplacedKeyMessage.isRecurring)
    all += each(MisplacedKeyMessage.sayProjectInWords)
    return all
  }
}

extension MisplacedVaultMessage: Sampled {
  static var samples: [MisplacedVaultMessage] {
    var all: [MisplacedVaultMessage] = []
    all += each(MisplacedVaultMessage.hasOtherName)
    all.append(.renameOrWriteKind)
    all += each(MisplacedVaultMessage.isOfOtherKind)
    all.append(.writeKindOrRename)
    all.append(.hasNoKind)
    all.append(.writeKind)
    return all
  }
}

extension MissingArcMessage: Sampled {
  static var samples: [MissingArcMessage] {
    var all: [MissingArcMessage] = []
    all += each(MissingArcMessage.hasNoArc)
    all += each(MissingArcMessage.writeHeadingLike)
    all += each(MissingArcMessage.writeHeading)
    all += each(MissingArcMessage.begin)
    return all
  }
}

extension MissingBornMessage: Sampled {
  static var samples: [MissingBornMessage] {
    var all: [MissingBornMessage] = []
    all.append(.hasNoBorn)
    all.append(.addBorn)
    return all
  }
}

extension MissingDateMessage: Sampled {
  static var samples: [MissingDateMessage] {
    var all: [MissingDateMessage] = []
    all += each(MissingDateMessage.hasNoDate)
    all.append(.emptyTitleHasNoDate)
    all += each(MissingDateMessage.hasNoTitle)
    all += each(MissingDateMessage.writeDate)
    all.append(.writeTitle)
    return all
  }
}

extension MissingEndMessage: Sampled {
  static var samples: [MissingEndMessage] {
    var all: [MissingEndMessage] = []
    all += each(MissingEndMessage.hasNoEnd)
    all += each(MissingEndMessage.writeEnd)
    all.append(.completeBlock)
    return all
  }
}

extension MissingImageMessage: Sampled {
  static var samples: [MissingImageMessage] {
    var all: [MissingImageMessage] = []
    all += each(MissingImageMessage.doesNotExist)
    all.append(.correctPath)
    all += each(MissingImageMessage.writeSlashes)
    all.append(.hasNoPath)
    all.append(.writePath)
    all += each(MissingImageMessage.hasSpace)
    all += each(MissingImageMessage.writeInBrackets)
    all.append(.putInBrackets)
    return all
  }
}

extension MissingNumberMessage: Sampled {
  static var samples: [MissingNumberMessage] {
    var all: [MissingNumberMessage] = []
    all += each(MissingNumberMessage.isUnread)
    all += each(MissingNumberMessage.sayWhatIsCounted)
    all += each(MissingNumberMessage.write)
    all.append(.writeDigits)
    all += each(MissingNumberMessage.hasNoNumber)
    all += each(MissingNumberMessage.writeAfterColon)
    all.append(.writeAtEnd)
    all.append(.isEmpty)
    all.append(.writeBoth)
    return all
  }
}

extension MissingTaskMessage: Sampled {
  static var samples: [MissingTaskMessage] {
    var all: [MissingTaskMessage] = []
    all += each(MissingTaskMessage.isNoTask)
    all += each(MissingTaskMessage.didYouMeanOrAdd)
    all += each(MissingTaskMessage.addOrRemoveProject)
    all += each(MissingTaskMessage.writeID)
    all += each(MissingTaskMessage.add)
    return all
  }
}

extension MissingTimeMessage: Sampled {
  static var samples: [MissingTimeMessage] {
    var all: [MissingTimeMessage] = []
    all += each(MissingTimeMessage.hasNoTime)
    all.append(.emptyItemHasNoTime)
    all.append(.beginWithTime)
    return all
  }
}

extension MissingTitleMessage: Sampled {
  static var samples: [MissingTitleMessage] {
    var all: [MissingTitleMessage] = []
    all += each(MissingTitleMessage.goesByName)
    all.append(.writeTitle)
    return all
  }
}

extension MisspelledKindMessage: Sampled {
  static var samples: [MisspelledKindMessage] {
    var all: [MisspelledKindMessage] = []
    all += each(MisspelledKindMessage.isNoKind)
    all.append(.hasNoValue)
    all += each(MisspelledKindMessage.isNoWord)
    all += each(MisspelledKindMessage.isJoined)
    all += each(MisspelledKindMessage.isNoLineOfKind)
    all += each(MisspelledKindMessage.isNoProperty)
    all += each(MisspelledKindMessage.isNoPropertyInFolder)
    all += each(MisspelledKindMessage.write)
    all.append(.writeAfterColon)
    all += each(MisspelledKindMessage.leaveAlone)
    all.append(.writeTags)
    return all
  }
}

extension MisspelledPropertyMessage: Sampled {
  static var samples: [MisspelledPropertyMessage] {
    var all: [MisspelledPropertyMessage] = []
    all += each(MisspelledPropertyMessage.isNotKnown)
    return all
  }
}

extension MonthEndMessage: Sampled {
  static var samples: [MonthEndMessage] {
    var all: [MonthEndMessage] = []
    all += each(MonthEndMessage.passesOverMonths)
    all += each(MonthEndMessage.writeLast)
    return all
  }
}

extension NegativeNoteMessage: Sampled {
  static var samples: [NegativeNoteMessage] {
    var all: [NegativeNoteMessage] = []
    all += each(NegativeNoteMessage.isOnlyNote)
    all += each(NegativeNoteMessage.writeWithoutBrackets)
    all += each(NegativeNoteMessage.write)
    all.append(.writeMissedOrDone)
    all.append(.writeMissedOrSkipped)
    all.append(.writeSkipped)
    return all
  }
}

extension NestedBlockMessage: Sampled {
  static var samples: [NestedBlockMessage] {
    var all: [NestedBlockMessage] = []
    all += each(NestedBlockMessage.beginsNoBlock)
    all.append(.moveToTop)
    return all
  }
}

extension NeverDueMessage: Sampled {
  static var samples: [NeverDueMessage] {
    var all: [NeverDueMessage] = []
    all += each(NeverDueMessage.isNeverDue)
    all.append(.nameOtherDay)
    all += each(NeverDueMessage.isNotIn)
    all += each(NeverDueMessage.endsTooEarly)
    return all
  }
}

extension NotALinkMessage: Sampled {
  static var samples: [NotALinkMessage] {
    var all: [NotALinkMessage] = []
    all += each(NotALinkMessage.isNotOneLink)
    all.append(.isEmpty)
    all.append(.writeLink)
    return all
  }
}

extension NotifyNeedsDueMessage: Sampled {
  static var samples: [NotifyNeedsDueMessage] {
    var all: [NotifyNeedsDueMessage] = []
    all += each(NotifyNeedsDueMessage.hasNoDay)
    all.append(.addDueOrDelete)
    return all
  }
}

extension OpenWithDoneMessage: Sampled {
  static var samples: [OpenWithDoneMessage] {
    var all: [OpenWithDoneMessage] = []
    all += each(OpenWithDoneMessage.isOpenAndDone)
    all.append(.tickOrRemove)
    all += each(OpenWithDoneMessage.writeInLog)
    all.append(.tick)
    return all
  }
}

extension OtherCaseMessage: Sampled {
  static var samples: [OtherCaseMessage] {
    var all: [OtherCaseMessage] = []
    all += each(OtherCaseMessage.isTag)
    all += each(OtherCaseMessage.isCategory)
    all += each(OtherCaseMessage.writeSame)
    return all
  }
}

extension OutsideDayMessage: Sampled {
  static var samples: [OutsideDayMessage] {
    var all: [OutsideDayMessage] = []
    all += each(OutsideDayMessage.beginsBefore)
    all += each(OutsideDayMessage.goesOnAfter)
    all += each(OutsideDayMessage.beginsAfter)
    all += each(OutsideDayMessage.moveOrWrite)
    return all
  }
}

extension OverLimitMessage: Sampled {
  static var samples: [OverLimitMessage] {
    var all: [OverLimitMessage] = []
    all += each(OverLimitMessage.hasBytes)
    all.append(.splitFile)
    all += each(OverLimitMessage.isNested)
    all.append(.removeMarkers)
    all += each(OverLimitMessage.runsOn)
    all.append(.separateLines)
    all += each(OverLimitMessage.hasLines)
    all.append(.splitText)
    all += each(OverLimitMessage.frontMatterHasBytes)
    all.append(.moveFrontMatter)
    all += each(OverLimitMessage.frontMatterIsNested)
    all.append(.removeBrackets)
    all += each(OverLimitMessage.itemHasSigns)
    all.append(.splitItem)
    return all
  }
}

extension OverlappingArcsMessage: Sampled {
  static var samples: [OverlappingArcsMessage] {
    var all: [OverlappingArcsMessage] = []
    all += each(OverlappingArcsMessage.beginsBeforeEnd)
    all.append(.moveOne)
    all += each(OverlappingArcsMessage.moveOneOrEnd)
    all += each(OverlappingArcsMessage.end)
    return all
  }
}

extension OverlappingBlocksMessage: Sampled {
  static var samples: [OverlappingBlocksMessage] {
    var all: [OverlappingBlocksMessage] = []
    all += each(OverlappingBlocksMessage.overlaps)
    all.append(.moveOrWriteBehindWords)
    all.append(.moveOrJoin)
    all += each(OverlappingBlocksMessage.moveOrEnd)
    return all
  }
}

extension OverlappingPhasesMessage: Sampled {
  static var samples: [OverlappingPhasesMessage] {
    var all: [OverlappingPhasesMessage] = []
    all += each(OverlappingPhasesMessage.beginsBeforeEnd)
    all.append(.correctDate)
    return all
  }
}

extension PropertyValueMessage: Sampled {
  static var samples: [PropertyValueMessage] {
    var all: [PropertyValueMessage] = []
    all.append(.writeAllInBrackets)
    all.append(.writeAfterColon)
    all.append(.writePartOfDayAndTime)
    all.append(.writeTimeOrOff)
    all += each(PropertyValueMessage.writeOneOfAndTime)
    all.append(.writeOneText)
    all += each(PropertyValueMessage.takesOneValue)
    all += each(PropertyValueMessage.isComment)
    all += each(PropertyValueMessage.writeTags)
    all.append(.writeWithoutSign)
    return all
  }
}

extension RecurrenceMessage: Sampled {
  static var samples: [RecurrenceMessage] {
    var all: [RecurrenceMessage] = []
    all.append(.isMissing)
    all.append(.writeRule)
    all += each(RecurrenceMessage.endsTooEarly)
    all += each(RecurrenceMessage.isNoWord)
    all += each(RecurrenceMessage.cannotStandHere)
    all += each(RecurrenceMessage.isNoInterval)
    all.append(.writeInterval)
    all += each(RecurrenceMessage.isNoDayOfMonth)
    all.append(.writeDayOfMonth)
    all += each(RecurrenceMessage.namesNoDayOfMonth)
    all.append(.writeOrdinal)
    all += each(RecurrenceMessage.isSecondWay)
    all.append(.nameAllAlike)
    all += each(RecurrenceMessage.isSecondMonth)
    all.append(.writeMonths)
    all.append(.hoursAfterDone)
    all.append(.writeDaysAfterDone)
    all += each(RecurrenceMessage.isAmbiguous)
    all += each(RecurrenceMessage.write)
    all += each(RecurrenceMessage.isInInitials)
    all += each(RecurrenceMessage.isPartOfDay)
    all.append(.writeTheDays)
    all += each(RecurrenceMessage.writeTheDaysAndTime)
    all += each(RecurrenceMessage.writeRuleAndTime)
    all += each(RecurrenceMessage.isDayOfMonth)
    all += each(RecurrenceMessage.writeYearly)
    all += each(RecurrenceMessage.isFraction)
    all.append(.writeSmallerUnit)
    all += each(RecurrenceMessage.cannotCountTimes)
    all.append(.writeTimesOfWeek)
    all += each(RecurrenceMessage.isNoRule)
    all += each(RecurrenceMessage.isTooShort)
    all.append(.writeHours)
    all += each(RecurrenceMessage.writeOneOf)
    all.append(.nameAllDays)
    all.append(.giveTimesKey)
    all.append(.giveFirstDayKey)
    all.append(.giveLastDayKey)
    all.append(.giveMonthsKey)
    all.append(.nameDaysMeant)
    return all
  }
}

extension RecurrencePlaceMessage: Sampled {
  static var samples: [RecurrencePlaceMessage] {
    var all: [RecurrencePlaceMessage] = []
    all += each(RecurrencePlaceMessage.write)
    all += each(RecurrencePlaceMessage.writeInRoutine)
    all += each(RecurrencePlaceMessage.writeInArcOrPage)
    all += each(RecurrencePlaceMessage.writeInProjectOrPage)
    return all
  }
}

extension ReservedTitleMessage: Sampled {
  static var samples: [ReservedTitleMessage] {
    var all: [ReservedTitleMessage] = []
    all += each(ReservedTitleMessage.isNameOfView)
    all.append(.giveOtherTitle)
    return all
  }
}

extension RoundBracketsMessage: Sampled {
  static var samples: [RoundBracketsMessage] {
    var all: [RoundBracketsMessage] = []
    all += each(RoundBracketsMessage.isRead)
    all += each(RoundBracketsMessage.isReadBeside)
    all += each(RoundBracketsMessage.writeField)
    all += each(RoundBracketsMessage.writeRuleAndStart)
    all += each(RoundBracketsMessage.writeDue)
    all += each(RoundBracketsMessage.writeDueOrStart)
    all += each(RoundBracketsMessage.writeLastDay)
    all += each(RoundBracketsMessage.writeCounter)
    all += each(RoundBracketsMessage.writeGoalOfCounter)
    all.append(.hasGoal)
    all.append(.writeGoal)
    all.append(.writeReminder)
    all.append(.writeDayOrNumber)
    all += each(RoundBracketsMessage.writeAmongWords)
    return all
  }
}

extension RulePageMessage: Sampled {
  static var samples: [RulePageMessage] {
    var all: [RulePageMessage] = []
    all += each(RulePageMessage.severity)
    all.append(.whatItDoes)
    all.append(.why)
    all.append(.example)
    all.append(.useInstead)
    all.append(.fix)
    all.append(.noFix)
    all.append(.inTheFormat)
    all.append(.toKeepItSilent)
    all += each(RulePageMessage.commentOrOption)
    all += each(RulePageMessage.optionAlone)
    return all
  }
}

extension SecondTitleMessage: Sampled {
  static var samples: [SecondTitleMessage] {
    var all: [SecondTitleMessage] = []
    all += each(SecondTitleMessage.readsAsSection)
    all.append(.writeSignsOrMove)
    all.append(.underlineOrMove)
    all.append(.underline)
    return all
  }
}

extension SetAsideLastMessage: Sampled {
  static var samples: [SetAsideLastMessage] {
    var all: [SetAsideLastMessage] = []
    all += each(SetAsideLastMessage.isNotLast)
    all.append(.moveSection)
    all.append(.moveToEnd)
    all += each(SetAsideLastMessage.isOtherTitle)
    all += each(SetAsideLastMessage.write)
    return all
  }
}

extension SeveralLivesMessage: Sampled {
  static var samples: [SeveralLivesMessage] {
    var all: [SeveralLivesMessage] = []
    all += each(SeveralLivesMessage.mayBeYours)
    all += each(SeveralLivesMessage.nameYours)
    return all
  }
}

extension SeveralValuesMessage: Sampled {
  static var samples: [SeveralValuesMessage] {
    var all: [SeveralValuesMessage] = []
    all += each(SeveralValuesMessage.hasNoColon)
    all += each(SeveralValuesMessage.writeTimeOfReminder)
    all += each(SeveralValuesMessage.isDayAndTime)
    all += each(SeveralValuesMessage.writeToBeReminded)
    all += each(SeveralValuesMessage.writeTimeAmongWords)
    all += each(SeveralValuesMessage.writeAndGiveOwnKey)
    all += each(SeveralValuesMessage.takeOut)
    return all
  }
}

extension TickedRecurringMessage: Sampled {
  static var samples: [TickedRecurringMessage] {
    var all: [TickedRecurringMessage] = []
    all += each(TickedRecurringMessage.ticksTask)
    all += each(TickedRecurringMessage.ticksHabit)
    all += each(TickedRecurringMessage.ticksActivity)
    all += each(TickedRecurringMessage.writeDay)
    all.append(.writeDaysOfArc)
    all += each(TickedRecurringMessage.openAndWrite)
    all.append(.openBox)
    return all
  }
}

extension UnclaimedFolderMessage: Sampled {
  static var samples: [UnclaimedFolderMessage] {
    var all: [UnclaimedFolderMessage] = []
    all += each(UnclaimedFolderMessage.hasDays)
    all += each(UnclaimedFolderMessage.hasBoxes)
    all += each(UnclaimedFolderMessage.writeSetting)
    return all
  }
}

extension UnclosedGroupMessage: Sampled {
  static var samples: [UnclosedGroupMessage] {
    var all: [UnclosedGroupMessage] = []
    all += each(UnclosedGroupMessage.doesNotClose)
    all.append(.closeAfterLastField)
    all.append(.closeAtEnd)
    return all
  }
}

extension UnknownBoxMessage: Sampled {
  static var samples: [UnknownBoxMessage] {
    var all: [UnknownBoxMessage] = []
    all += each(UnknownBoxMessage.hasNoState)
    all.append(.writeState)
    all += each(UnknownBoxMessage.sayInWords)
    all += each(UnknownBoxMessage.writeParts)
    all += each(UnknownBoxMessage.write)
    return all
  }
}

extension UnknownCategoryMessage: Sampled {
  static var samples: [UnknownCategoryMessage] {
    var all: [UnknownCategoryMessage] = []
    all += each(UnknownCategoryMessage.isNoCategory)
    all += each(UnknownCategoryMessage.writeOneOf)
    all.append(.writeAnother)
    return all
  }
}

extension UnknownKeyMessage: Sampled {
  static var samples: [UnknownKeyMessage] {
    var all: [UnknownKeyMessage] = []
    all += each(UnknownKeyMessage.isNoKey)
    all.append(.moveOut)
    all += each(UnknownKeyMessage.sayAmongWords)
    all += each(UnknownKeyMessage.noTaskWaits)
    all += each(UnknownKeyMessage.writeTag)
    all += each(UnknownKeyMessage.writeEntry)
    all += each(UnknownKeyMessage.writeAmongWords)
    all += each(UnknownKeyMessage.writeBelow)
    return all
  }
}

extension UnknownProjectMessage: Sampled {
  static var samples: [UnknownProjectMessage] {
    var all: [UnknownProjectMessage] = []
    all += each(UnknownProjectMessage.isNoProject)
    all += each(UnknownProjectMessage.onlyBeginningIs)
    all.append(.makeFile)
    return all
  }
}

extension UnknownSuppressionMessage: Sampled {
  static var samples: [UnknownSuppressionMessage] {
    var all: [UnknownSuppressionMessage] = []
    all += each(UnknownSuppressionMessage.isNoRule)
    all.append(.deleteName)
    all += each(UnknownSuppressionMessage.silencesNothing)
    all.append(.writeRuleOrDelete)
    return all
  }
}

extension UnphasedRuleMessage: Sampled {
  static var samples: [UnphasedRuleMessage] {
    var all: [UnphasedRuleMessage] = []
    all += each(UnphasedRuleMessage.countsFromEntry)
    all += each(UnphasedRuleMessage.countsFrom)
    all += each(UnphasedRuleMessage.writeBelow)
    all += each(UnphasedRuleMessage.writeKeeping)
    all += each(UnphasedRuleMessage.writeTodayOrKeeping)
    all += each(UnphasedRuleMessage.writeNextOrKeeping)
    return all
  }
}

extension UnreachableGoalMessage: Sampled {
  static var samples: [UnreachableGoalMessage] {
    var all: [UnreachableGoalMessage] = []
    all += each(UnreachableGoalMessage.ruleCannotBeReached)
    all += each(UnreachableGoalMessage.countsSingleDays)
    all += each(UnreachableGoalMessage.hasDays)
    all += each(UnreachableGoalMessage.arcHasDays)
    all += each(UnreachableGoalMessage.arcHasDueDays)
    all += each(UnreachableGoalMessage.writeUpToOrLeaveOut)
    all.append(.leaveOut)
    all.append(.deleteIt)
    all += each(UnreachableGoalMessage.writeUpTo)
    return all
  }
}

extension UnreadAnchorMessage: Sampled {
  static var samples: [UnreadAnchorMessage] {
    var all: [UnreadAnchorMessage] = []
    all += each(UnreadAnchorMessage.isNotInCalendar)
    all += each(UnreadAnchorMessage.isNoTime)
    all += each(UnreadAnchorMessage.isNoRange)
    all.append(.isOnlyEnd)
    all += each(UnreadAnchorMessage.isSecondTime)
    all += each(UnreadAnchorMessage.isSecondDate)
    all += each(UnreadAnchorMessage.isNoTimeOfBlock)
    all += each(UnreadAnchorMessage.isNoTimeOfRow)
    all += each(UnreadAnchorMessage.isNoDateOfRow)
    all += each(UnreadAnchorMessage.givesNoEnd)
    all += each(UnreadAnchorMessage.comesAfterWords)
    all += each(UnreadAnchorMessage.isReadAsWords)
    all += each(UnreadAnchorMessage.beginsNoItem)
    all += each(UnreadAnchorMessage.isOtherDay)
    all += each(UnreadAnchorMessage.isAmongWords)
    all += each(UnreadAnchorMessage.isPartOfWords)
    all += each(UnreadAnchorMessage.write)
    all.append(.correctDay)
    all.append(.writeTime)
    all += each(UnreadAnchorMessage.writeTimeOrEscape)
    all.append(.writeBothTimes)
    all.append(.writeMidnight)
    all += each(UnreadAnchorMessage.writeRange)
    all += each(UnreadAnchorMessage.writeTask)
    all += each(UnreadAnchorMessage.writeItem)
    all.append(.moveMonth)
    all += each(UnreadAnchorMessage.moveToDay)
    all += each(UnreadAnchorMessage.writeOnPage)
    all += each(UnreadAnchorMessage.writeAt)
    all.append(.writeLater)
    all += each(UnreadAnchorMessage.writeBeforeWords)
    all.append(.makeItem)
    all.append(.makeItems)
    return all
  }
}

extension UnreadArcMessage: Sampled {
  static var samples: [UnreadArcMessage] {
    var all: [UnreadArcMessage] = []
    all += each(UnreadArcMessage.isNotRead)
    all.append(.writeNumberAndDays)
    all += each(UnreadArcMessage.writeBothDays)
    all.append(.writeEarlierFirst)
    all += each(UnreadArcMessage.writeNumber)
    all += each(UnreadArcMessage.writeNothingMore)
    all += each(UnreadArcMessage.write)
    return all
  }
}

extension UnreadBracketsMessage: Sampled {
  static var samples: [UnreadBracketsMessage] {
    var all: [UnreadBracketsMessage] = []
    all += each(UnreadBracketsMessage.isReadAsWords)
    return all
  }
}

extension UnreadEntryMessage: Sampled {
  static var samples: [UnreadEntryMessage] {
    var all: [UnreadEntryMessage] = []
    all += each(UnreadEntryMessage.isNoDate)
    all += each(UnreadEntryMessage.comesBeforeDate)
    all += each(UnreadEntryMessage.isFollowedByDay)
    all += each(UnreadEntryMessage.isSecondTime)
    all += each(UnreadEntryMessage.isOnlyNote)
    all += each(UnreadEntryMessage.beginsNameOfHabit)
    all += each(UnreadEntryMessage.beginsNameOfActivity)
    all += each(UnreadEntryMessage.isPartOfName)
    all += each(UnreadEntryMessage.isInNoLog)
    all += each(UnreadEntryMessage.isBelowEntry)
    all += each(UnreadEntryMessage.isBeside)
    all += each(UnreadEntryMessage.isBesideItem)
    all += each(UnreadEntryMessage.isInNotes)
    all += each(UnreadEntryMessage.isInNotesOfItem)
    all += each(UnreadEntryMessage.write)
    all.append(.writeDateInFull)
    all += each(UnreadEntryMessage.writeDaysOfPeriod)
    all.append(.writeBothDays)
    all += each(UnreadEntryMessage.writeEachDayAlone)
    all += each(UnreadEntryMessage.writeState)
    all.append(.giveEachDayLine)
    all.append(.writeTimeAfterWords)
    all.append(.writeTimeOfBeginning)
    all.append(.writeNameAndDays)
    all += each(UnreadEntryMessage.writeDayBelowName)
    all += each(UnreadEntryMessage.mendFirst)
    all.append(.indentLess)
    all += each(UnreadEntryMessage.indentBelow)
    all.append(.indentBelowItem)
    all += each(UnreadEntryMessage.indentWithWords)
    all += each(UnreadEntryMessage.makeItem)
    all.append(.moveUp)
    all.append(.indentDates)
    all.append(.makeItems)
    all.append(.writeEntries)
    all.append(.writeDaysBelow)
    return all
  }
}

extension UnreadLineMessage: Sampled {
  static var samples: [UnreadLineMessage] {
    var all: [UnreadLineMessage] = []
    all += each(UnreadLineMessage.beginsNoItem)
    all += each(UnreadLineMessage.writeInstead)
    all.append(.makeItem)
    all.append(.makeItems)
    all += each(UnreadLineMessage.beginsNoHeading)
    all.append(.writeSpace)
    all.append(.addSpace)
    all += each(UnreadLineMessage.isPartOfItem)
    all.append(.separateQuote)
    all.append(.makeQuote)
    all.append(.separateSentence)
    all.append(.putBlankLine)
    all += each(UnreadLineMessage.isInQuote)
    all.append(.takeOutOfQuote)
    all += each(UnreadLineMessage.isInHTML)
    all.append(.takeOutOfHTML)
    return all
  }
}

extension UnreadMarkMessage: Sampled {
  static var samples: [UnreadMarkMessage] {
    var all: [UnreadMarkMessage] = []
    all += each(UnreadMarkMessage.isNoDate)
    all += each(UnreadMarkMessage.isRange)
    all += each(UnreadMarkMessage.beginsNoItem)
    all += each(UnreadMarkMessage.hasNoDate)
    all.append(.isNoPhase)
    all += each(UnreadMarkMessage.isPartOfName)
    all += each(UnreadMarkMessage.write)
    all.append(.writeOneDay)
    all.append(.writeOneDayOrPhase)
    all += each(UnreadMarkMessage.writeInPhases)
    all += each(UnreadMarkMessage.writeItem)
    all.append(.beginWithDay)
    all.append(.removeEnd)
    all.append(.makeItem)
    all.append(.makeItems)
    return all
  }
}

extension UnreadPartMessage: Sampled {
  static var samples: [UnreadPartMessage] {
    var all: [UnreadPartMessage] = []
    all += each(UnreadPartMessage.beginsWithComma)
    all += each(UnreadPartMessage.hasNoKey)
    all += each(UnreadPartMessage.write)
    all.append(.deleteComma)
    all.append(.writeKey)
    return all
  }
}

extension UnreadPriorityMessage: Sampled {
  static var samples: [UnreadPriorityMessage] {
    var all: [UnreadPriorityMessage] = []
    all += each(UnreadPriorityMessage.isReadAsWords)
    all += each(UnreadPriorityMessage.writeAmongFields)
    all += each(UnreadPriorityMessage.writeAtEnd)
    all += each(UnreadPriorityMessage.writeWhereRead)
    return all
  }
}

extension UnreadProjectMessage: Sampled {
  static var samples: [UnreadProjectMessage] {
    var all: [UnreadProjectMessage] = []
    all += each(UnreadProjectMessage.isReadAsWords)
    all += each(UnreadProjectMessage.writeField)
    return all
  }
}

extension UnreadPropertyMessage: Sampled {
  static var samples: [UnreadPropertyMessage] {
    var all: [UnreadPropertyMessage] = []
    all += each(UnreadPropertyMessage.isAlias)
    all += each(UnreadPropertyMessage.hasAnchor)
    all += each(UnreadPropertyMessage.hasTag)
    all += each(UnreadPropertyMessage.isNoText)
    all += each(UnreadPropertyMessage.isOfTasks)
    all += each(UnreadPropertyMessage.isText)
    all.append(.writeText)
    all.append(.writeList)
    all.append(.leaveOrWrite)
    all += each(UnreadPropertyMessage.writeOnTask)
    all += each(UnreadPropertyMessage.writeAtTop)
    all += each(UnreadPropertyMessage.correctThere)
    all += each(UnreadPropertyMessage.moveToFrontMatter)
    all += each(UnreadPropertyMessage.isComment)
    all.append(.writeInQuotes)
    return all
  }
}

extension UnreadSectionMessage: Sampled {
  static var samples: [UnreadSectionMessage] {
    var all: [UnreadSectionMessage] = []
    all += each(UnreadSectionMessage.isNotRead)
    all += each(UnreadSectionMessage.write)
    return all
  }
}

extension UnreadValueMessage: Sampled {
  static var samples: [UnreadValueMessage] {
    var all: [UnreadValueMessage] = []
    all += each(UnreadValueMessage.isNoValue)
    all += each(UnreadValueMessage.isNoDay)
    all += each(UnreadValueMessage.isNoDayOfRule)
    all += each(UnreadValueMessage.isReadAs)
    all += each(UnreadValueMessage.writeIfIsOne)
    all += each(UnreadValueMessage.writeWhicheverIs)
    all += each(UnreadValueMessage.countDaysSince)
    all += each(UnreadValueMessage.countDaysUntil)
    all += each(UnreadValueMessage.writeRule)
    all += each(UnreadValueMessage.writeCounter)
    all.append(.writeGoalAfterNumber)
    return all
  }
}

extension UnreadWhenMessage: Sampled {
  static var samples: [UnreadWhenMessage] {
    var all: [UnreadWhenMessage] = []
    all += each(UnreadWhenMessage.isReadAsWords)
    all += each(UnreadWhenMessage.writeAtEnd)
    all += each(UnreadWhenMessage.writeDayTooAtEnd)
    all += each(UnreadWhenMessage.writeIfBegins)
    all += each(UnreadWhenMessage.writeIfRecurs)
    all += each(UnreadWhenMessage.writeIfHabit)
    all += each(UnreadWhenMessage.writeStreakOfGoal)
    all += each(UnreadWhenMessage.writeBlock)
    return all
  }
}

extension ValueMessage: Sampled {
  static var samples: [ValueMessage] {
    var all: [ValueMessage] = []
    all += each(ValueMessage.hasNoValue)
    all.append(.writeAfterColon)
    all += each(ValueMessage.isNotInCalendar)
    all.append(.correctDayOrMonth)
    all += each(ValueMessage.isNotWrittenAsDate)
    all += each(ValueMessage.isNoDate)
    all.append(.writeDate)
    all += each(ValueMessage.isNoTimeOfDay)
    all.append(.writeTimeOfDay)
    all += each(ValueMessage.isNoTime)
    all.append(.writeHoursAndMinutes)
    all += each(ValueMessage.hasStrayComma)
    all.append(.writePoint)
    all += each(ValueMessage.isNoNumber)
    all.append(.writeDigits)
    all += each(ValueMessage.isNoCount)
    all.append(.writeCount)
    all += each(ValueMessage.writeHowOften)
    all += each(ValueMessage.isNoValue)
    all += each(ValueMessage.writeOneOf)
    all += each(ValueMessage.writeOneOfAndNumber)
    all += each(ValueMessage.rule)
    all.append(.writeTimeBeforeWords)
    all += each(ValueMessage.cannotRepeatBlock)
    all.append(.blocksRecurBy)
    all += each(ValueMessage.cannotRepeatHabit)
    all.append(.habitsRecurBy)
    all += each(ValueMessage.cannotCountStreak)
    all.append(.streaksCount)
    all += each(ValueMessage.namesNoDays)
    all.append(.writeDays)
    all += each(ValueMessage.endsBeforeStart)
    all.append(.writeEarlierFirst)
    all += each(ValueMessage.isSeveralWords)
    all += each(ValueMessage.writeOneWord)
    all += each(ValueMessage.isNotAfterStart)
    all.append(.writeLaterTime)
    all += each(ValueMessage.isNoLengthInDays)
    all.append(.writeDaysOrWeeks)
    all += each(ValueMessage.isNoNumberOfYears)
    all += each(ValueMessage.writeYears)
    all += each(ValueMessage.isNoWholeNumber)
    all += each(ValueMessage.writeNumber)
    all += each(ValueMessage.isNotBeforeNoon)
    all.append(.writeTimeBeforeNoon)
    all += each(ValueMessage.isNoLengthInMinutes)
    all.append(.writeMinutesOrHours)
    all += each(ValueMessage.isNoFolder)
    all.append(.writePath)
    all += each(ValueMessage.folderHasKind)
    all.append(.nameFoldersOnce)
    all += each(ValueMessage.isNoIcon)
    all.append(.writeIcon)
    all += each(ValueMessage.saysTooMuch)
    all += each(ValueMessage.giveOwnKey)
    all += each(ValueMessage.lacksComma)
    all += each(ValueMessage.isJoined)
    all.append(.giveOwnProperty)
    all += each(ValueMessage.typeNeeds)
    all.append(.addOrWriteOtherType)
    all += each(ValueMessage.write)
    return all
  }
}

extension VanishingTextMessage: Sampled {
  static var samples: [VanishingTextMessage] {
    var all: [VanishingTextMessage] = []
    all += each(VanishingTextMessage.isLinkDefinition)
    all.append(.escapeOrRemoveColon)
    all.append(.writeBackslash)
    all.append(.removeColonAfterBox)
    all.append(.removeColon)
    return all
  }
}

extension WeekdayMismatchMessage: Sampled {
  static var samples: [WeekdayMismatchMessage] {
    var all: [WeekdayMismatchMessage] = []
    all += each(WeekdayMismatchMessage.isOtherWeekday)
    all += each(WeekdayMismatchMessage.writeOrCorrectDate)
    all += each(WeekdayMismatchMessage.writeInName)
    return all
  }
}

extension WhenAdviceMessage: Sampled {
  static var samples: [WhenAdviceMessage] {
    var all: [WhenAdviceMessage] = []
    all += each(WhenAdviceMessage.write)
    all += each(WhenAdviceMessage.writeOrSay)
    all += each(WhenAdviceMessage.writeIfDone)
    all += each(WhenAdviceMessage.writeBeforeWords)
    all += each(WhenAdviceMessage.writeTimeFirst)
    all += each(WhenAdviceMessage.putBeforeWords)
    all.append(.correctDue)
    all += each(WhenAdviceMessage.writeDayToo)
    all += each(WhenAdviceMessage.writeDay)
    all += each(WhenAdviceMessage.writeAndSayTime)
    all += each(WhenAdviceMessage.writeIfTask)
    all += each(WhenAdviceMessage.writeTaskElsewhere)
    all += each(WhenAdviceMessage.sayFirstDay)
    all += each(WhenAdviceMessage.writeFirstDayOfRule)
    all += each(WhenAdviceMessage.countOnPage)
    all += each(WhenAdviceMessage.countOnPageOrWriteTask)
    all += each(WhenAdviceMessage.isNoRule)
    return all
  }
}

extension PageMessage: Sampled {
  static var samples: [PageMessage] {
    var all: [PageMessage] = []
    all.append(.toContent)
    all.append(.contents)
    all.append(.untitled)
    all.append(.writtenByTidemark)
    all += each(PageMessage.asOf)
    all.append(.today)
    all.append(.asWritten)
    all.append(.table)
    all.append(.image)
    all.append(.color)
    all.append(.tags)
    all += each(PageMessage.icon)
    all += each(PageMessage.ended)
    return all
  }
}

extension PictureMessage: Sampled {
  static var samples: [PictureMessage] {
    var all: [PictureMessage] = []
    all.append(.weeksAndDays)
    all.append(.insights)
    all += each(PictureMessage.lastDays)
    return all
  }
}

extension SiteMessage: Sampled {
  static var samples: [SiteMessage] {
    var all: [SiteMessage] = []
    all.append(.site)
    all.append(.home)
    all.append(.week)
    all.append(.tasks)
    all.append(.projects)
    all.append(.rituals)
    all.append(.insights)
    all.append(.life)
    all.append(.activities)
    all.append(.months)
    all.append(.tags)
    all.append(.letters)
    all.append(.pages)
    all.append(.stacks)
    all.append(.lives)
    all.append(.vault)
    all.append(.days)
    all.append(.weeks)
    all.append(.years)
    all.append(.lettersOfIndex)
    all.append(.nothingYet)
    all.append(.gone)
    all.append(.namesByLetter)
    all += each(SiteMessage.names)
    all += each(SiteMessage.andMore)
    all += each(SiteMessage.weekOf)
    all.append(.noFile)
    all += each(SiteMessage.ofRituals)
    all.append(.monthsOfYear)
    return all
  }
}

extension ActivityHistoryMessage: Sampled {
  static var samples: [ActivityHistoryMessage] {
    var all: [ActivityHistoryMessage] = []
    all += each(ActivityHistoryMessage.completionCount)
    all.append(.nothingDone)
    all.append(.completions)
    all += each(ActivityHistoryMessage.latest)
    all.append(.done)
    all.append(.not)
    all.append(.notDone)
    all.append(.howOften)
    all.append(.yearByWeeks)
    all += each(ActivityHistoryMessage.daysDone)
    all += each(ActivityHistoryMessage.yearInWords)
    return all
  }
}

extension ActivityMessage: Sampled {
  static var samples: [ActivityMessage] {
    var all: [ActivityMessage] = []
    all.append(.title)
    all += each(ActivityMessage.count)
    all += each(ActivityMessage.doneToday)
    all += each(ActivityMessage.sentence)
    all.append(.activity)
    all.append(.last)
    all.append(.total)
    all.append(.category)
    all.append(.inAll)
    all.append(.every)
    all.append(.longest)
    all.append(.neverDone)
    all += each(ActivityMessage.done)
    all += each(ActivityMessage.since)
    all += each(ActivityMessage.sinceSentence)
    all += each(ActivityMessage.doneInAll)
    all += each(ActivityMessage.doneIn)
    all += each(ActivityMessage.period)
    all += each(ActivityMessage.longestInterval)
    all.append(.everyDay)
    all += each(ActivityMessage.apart)
    all += each(ActivityMessage.rank)
    all += each(ActivityMessage.by)
    all.append(.details)
    return all
  }
}

extension BeginningMessage: Sampled {
  static var samples: [BeginningMessage] {
    var all: [BeginningMessage] = []
    all.append(.noRitual)
    all.append(.noProject)
    all.append(.noTask)
    all.append(.noActivity)
    all.append(.noLife)
    all.append(.nothingPlanned)
    all += each(BeginningMessage.summary)
    all += each(BeginningMessage.example)
    all += each(BeginningMessage.noBirth)
    all += each(BeginningMessage.unreadBirth)
    return all
  }
}

extension BlockMessage: Sampled {
  static var samples: [BlockMessage] {
    var all: [BlockMessage] = []
    all.append(.state)
    all.append(.end)
    all.append(.color)
    all.append(.project)
    all.append(.calls)
    all.append(.overlaps)
    all.append(.written)
    all.append(.tasks)
    all.append(.endNotWritten)
    all += each(BlockMessage.colorOfBlock)
    all += each(BlockMessage.callsAt)
    all += each(BlockMessage.inRoutine)
    all += each(BlockMessage.task)
    all += each(BlockMessage.notBlock)
    return all
  }
}

extension ChangePartMessage: Sampled {
  static var samples: [ChangePartMessage] {
    var all: [ChangePartMessage] = []
    all += each(ChangePartMessage.turn)
    all += each(ChangePartMessage.heading)
    all += each(ChangePartMessage.place)
    all += each(ChangePartMessage.value)
    all += each(ChangePartMessage.contents)
    all += each(ChangePartMessage.below)
    return all
  }
}

extension ChangesMessage: Sampled {
  static var samples: [ChangesMessage] {
    var all: [ChangesMessage] = []
    all.append(.notCommittedHeading)
    all.append(.notCommitted)
    all += each(ChangesMessage.filesAdded)
    all += each(ChangesMessage.moved)
    all += each(ChangesMessage.fileMoved)
    return all
  }
}

extension DayAdviceMessage: Sampled {
  static var samples: [DayAdviceMessage] {
    var all: [DayAdviceMessage] = []
    all += each(DayAdviceMessage.noBlockYet)
    all.append(.noVault)
    all += each(DayAdviceMessage.beginDay)
    all.append(.routineIsShown)
    all.append(.recurringIsShown)
    all.append(.noFile)
    all.append(.nothingPlanned)
    all += each(DayAdviceMessage.noteWithoutKind)
    all += each(DayAdviceMessage.noteOutsideDays)
    return all
  }
}

extension DayMessage: Sampled {
  static var samples: [DayMessage] {
    var all: [DayMessage] = []
    all += each(DayMessage.blocks)
    all += each(DayMessage.planned)
    all += each(DayMessage.free)
    all += each(DayMessage.due)
    all += each(DayMessage.recurring)
    all += each(DayMessage.partDone)
    all += each(DayMessage.andMoreTasks)
    all.append(.notes)
    all.append(.problems)
    all.append(.tasksInNoBlock)
    all.append(.dueNotPlanned)
    all.append(.timetable)
    all.append(.time)
    all.append(.what)
    all += each(DayMessage.freeTime)
    all.append(.now)
    all.append(.nowAfterMidnight)
    all += each(DayMessage.overlaps)
    all += each(DayMessage.project)
    all += each(DayMessage.color)
    all += each(DayMessage.colorName)
    all.append(.past)
    all.append(.runningNow)
    all += each(DayMessage.recurringState)
    all += each(DayMessage.recurringBy)
    all += each(DayMessage.heading)
    all += each(DayMessage.freeSpan)
    all += each(DayMessage.nowIs)
    all += each(DayMessage.nowIsAfterMidnight)
    all += each(DayMessage.taskInNoBlock)
    all += each(DayMessage.taskOfBlock)
    all += each(DayMessage.dueTask)
    all += each(DayMessage.problem)
    all += each(DayMessage.weekOf)
    all += each(DayMessage.week)
    all += each(DayMessage.todayIs)
    all.append(.routineOfVault)
    all.append(.recurringTask)
    all.append(.noFile)
    all.append(.noBlock)
    return all
  }
}

extension DayProblem: Sampled {
  static var samples: [DayProblem] {
    var all: [DayProblem] = []
    all += each(DayProblem.passesMidnight)
    all += each(DayProblem.overlap)
    all += each(DayProblem.severalFiles)
    return all
  }
}

extension FileChangeMessage: Sampled {
  static var samples: [FileChangeMessage] {
    var all: [FileChangeMessage] = []
    all += each(FileChangeMessage.added)
    all += each(FileChangeMessage.removed)
    all += each(FileChangeMessage.title)
    all += each(FileChangeMessage.value)
    all.append(.reordered)
    all.append(.form)
    all.append(.unread)
    all.append(.changed)
    all += each(FileChangeMessage.headingAdded)
    all += each(FileChangeMessage.headingRemoved)
    all += each(FileChangeMessage.headingRenamed)
    all += each(FileChangeMessage.headingValue)
    all += each(FileChangeMessage.headingReordered)
    all += each(FileChangeMessage.headingOtherText)
    all += each(FileChangeMessage.headingChanged)
    return all
  }
}

extension GlanceHeading: Sampled {
  static var samples: [GlanceHeading] {
    var all: [GlanceHeading] = []
    all.append(.day)
    all.append(.now)
    all.append(.next)
    all.append(.task)
    all.append(.tasks)
    all.append(.counter)
    all.append(.counters)
    all.append(.recurring)
    all.append(.recurringTask)
    all.append(.streak)
    all.append(.streaks)
    all.append(.today)
    all.append(.habit)
    all.append(.habits)
    all.append(.ritual)
    all.append(.rituals)
    all.append(.nextRitual)
    all.append(.toRenew)
    all.append(.page)
    all.append(.goal)
    all.append(.goals)
    all.append(.openBox)
    all.append(.openBoxes)
    all.append(.boxes)
    all.append(.life)
    all.append(.activity)
    all.append(.activities)
    return all
  }
}

extension GlanceMessage: Sampled {
  static var samples: [GlanceMessage] {
    var all: [GlanceMessage] = []
    all.append(.atAGlance)
    all += each(GlanceMessage.noFile)
    all.append(.nothingNow)
    all.append(.nothingNext)
    all += each(GlanceMessage.left)
    all += each(GlanceMessage.begins)
    all += each(GlanceMessage.due)
    all += each(GlanceMessage.overdue)
    all += each(GlanceMessage.since)
    all += each(GlanceMessage.noRitual)
    all.append(.nothingDueToday)
    all += each(GlanceMessage.perfectDays)
    all.append(.noHabitOpen)
    all.append(.arcComplete)
    all.append(.noNextRitual)
    all += each(GlanceMessage.ritualDay)
    all += each(GlanceMessage.more)
    all.append(.nothingOpenOnPage)
    all += each(GlanceMessage.weeksRemaining)
    all += each(GlanceMessage.percentLived)
    all += each(GlanceMessage.noLife)
    all += each(GlanceMessage.noActivity)
    return all
  }
}

extension GroupMessage: Sampled {
  static var samples: [GroupMessage] {
    var all: [GroupMessage] = []
    all.append(.noProject)
    all.append(.noTag)
    all += each(GroupMessage.kind)
    all += each(GroupMessage.due)
    all += each(GroupMessage.open)
    return all
  }
}

extension HabitYearMessage: Sampled {
  static var samples: [HabitYearMessage] {
    var all: [HabitYearMessage] = []
    all.append(.title)
    all.append(.untitled)
    all += each(HabitYearMessage.days)
    all += each(HabitYearMessage.daysOfPicture)
    all += each(HabitYearMessage.weeksOf)
    all.append(.daysOfMonths)
    all.append(.month)
    return all
  }
}

extension HistoryMessage: Sampled {
  static var samples: [HistoryMessage] {
    var all: [HistoryMessage] = []
    all.append(.allRituals)
    all += each(HistoryMessage.band)
    all += each(HistoryMessage.soFar)
    all.append(.skipped)
    all.append(.nothingRan)
    all += each(HistoryMessage.total)
    all += each(HistoryMessage.habitsDone)
    all.append(.allSkipped)
    all += each(HistoryMessage.noArcRan)
    all.append(.noRitualRan)
    all += each(HistoryMessage.comparison)
    all += each(HistoryMessage.daysBefore)
    all.append(.doneThoughNotDue)
    all += each(HistoryMessage.dayOfArc)
    all += each(HistoryMessage.habit)
    return all
  }
}

extension InsightMessage: Sampled {
  static var samples: [InsightMessage] {
    var all: [InsightMessage] = []
    all.append(.title)
    all += each(InsightMessage.trend)
    all += each(InsightMessage.severalCards)
    all += each(InsightMessage.noCard)
    return all
  }
}

extension ItemChangeMessage: Sampled {
  static var samples: [ItemChangeMessage] {
    var all: [ItemChangeMessage] = []
    all += each(ItemChangeMessage.added)
    all += each(ItemChangeMessage.removed)
    all += each(ItemChangeMessage.renamed)
    all += each(ItemChangeMessage.text)
    all += each(ItemChangeMessage.movedHere)
    all += each(ItemChangeMessage.moved)
    all += each(ItemChangeMessage.setAside)
    all += each(ItemChangeMessage.restored)
    all += each(ItemChangeMessage.box)
    all += each(ItemChangeMessage.valueIs)
    all += each(ItemChangeMessage.valueTurned)
    all += each(ItemChangeMessage.valuesTurned)
    all += each(ItemChangeMessage.timeMoved)
    all += each(ItemChangeMessage.noteAdded)
    all += each(ItemChangeMessage.noteRemoved)
    all += each(ItemChangeMessage.noteTurned)
    all += each(ItemChangeMessage.value)
    all += each(ItemChangeMessage.unlogged)
    all += each(ItemChangeMessage.relogged)
    all += each(ItemChangeMessage.reordered)
    all += each(ItemChangeMessage.otherText)
    all += each(ItemChangeMessage.changed)
    return all
  }
}

extension ItemMessage: Sampled {
  static var samples: [ItemMessage] {
    var all: [ItemMessage] = []
    all += each(ItemMessage.state)
    all.append(.unnamedBlock)
    all.append(.unnamedMark)
    all.append(.nothingToList)
    all += each(ItemMessage.items)
    all += each(ItemMessage.group)
    all += each(ItemMessage.found)
    return all
  }
}

extension ItemValue: Sampled {
  static var samples: [ItemValue] {
    var all: [ItemValue] = []
    all += each(ItemValue.quantity)
    all += each(ItemValue.streak)
    all += each(ItemValue.rule)
    all += each(ItemValue.last)
    all += each(ItemValue.times)
    all += each(ItemValue.mark)
    all += each(ItemValue.written)
    return all
  }
}

extension KindMessage: Sampled {
  static var samples: [KindMessage] {
    var all: [KindMessage] = []
    all += each(KindMessage.item)
    all += each(KindMessage.items)
    all += each(KindMessage.file)
    all += each(KindMessage.files)
    return all
  }
}

extension LifeMessage: Sampled {
  static var samples: [LifeMessage] {
    var all: [LifeMessage] = []
    all += each(LifeMessage.born)
    all += each(LifeMessage.expected)
    all += each(LifeMessage.weeksLived)
    all += each(LifeMessage.remaining)
    all += each(LifeMessage.inAll)
    all += each(LifeMessage.beyond)
    all += each(LifeMessage.percentInWords)
    all += each(LifeMessage.otherLives)
    all += each(LifeMessage.file)
    all.append(.noteOfMark)
    all.append(.noteOfPhase)
    all += each(LifeMessage.noWeekMarked)
    all += each(LifeMessage.weeksMarked)
    all += each(LifeMessage.inARow)
    all += each(LifeMessage.atMost)
    all += each(LifeMessage.rating)
    all += each(LifeMessage.category)
    all += each(LifeMessage.marked)
    all += each(LifeMessage.mark)
    all.append(.notMarked)
    all.append(.also)
    all += each(LifeMessage.milestone)
    all += each(LifeMessage.shortMilestone)
    all.append(.milestones)
    all += each(LifeMessage.standing)
    all += each(LifeMessage.next)
    all += each(LifeMessage.milestoneSentence)
    all += each(LifeMessage.otherMilestones)
    all += each(LifeMessage.week)
    all += each(LifeMessage.distance)
    all += each(LifeMessage.age)
    all += each(LifeMessage.ageFrom)
    all += each(LifeMessage.ageUntil)
    all += each(LifeMessage.yearOfAge)
    all.append(.ageColumn)
    all += each(LifeMessage.afterExpected)
    all += each(LifeMessage.sign)
    all += each(LifeMessage.days)
    all += each(LifeMessage.from)
    all += each(LifeMessage.weeks)
    all += each(LifeMessage.countLived)
    all += each(LifeMessage.countAhead)
    all += each(LifeMessage.countMarked)
    all += each(LifeMessage.phases)
    return all
  }
}

extension LifePageMessage: Sampled {
  static var samples: [LifePageMessage] {
    var all: [LifePageMessage] = []
    all.append(.thisWeek)
    all.append(.allWeeks)
    all.append(.phases)
    all.append(.markedWeeks)
    all.append(.milestones)
    all.append(.milestone)
    all.append(.day)
    all.append(.weeksAfter)
    all.append(.when)
    all.append(.picture)
    all += each(LifePageMessage.pictureInWords)
    all.append(.yearsOfLife)
    all.append(.age)
    all.append(.weeks)
    all.append(.what)
    all += each(LifePageMessage.span)
    return all
  }
}

extension NoteMessage: Sampled {
  static var samples: [NoteMessage] {
    var all: [NoteMessage] = []
    all.append(.note)
    all += each(NoteMessage.noteOf)
    return all
  }
}

extension OccasionMessage: Sampled {
  static var samples: [OccasionMessage] {
    var all: [OccasionMessage] = []
    all += each(OccasionMessage.kind)
    all += each(OccasionMessage.life)
    all += each(OccasionMessage.since)
    return all
  }
}

extension PageState: Sampled {
  static var samples: [PageState] {
    var all: [PageState] = []
    all.append(.open)
    all.append(.done)
    all.append(.dropped)
    all.append(.skipped)
    all.append(.missed)
    all.append(.waiting)
    all += each(PageState.unknown)
    return all
  }
}

extension PagesMessage: Sampled {
  static var samples: [PagesMessage] {
    var all: [PagesMessage] = []
    all.append(.title)
    all += each(PagesMessage.count)
    all += each(PagesMessage.number)
    all += each(PagesMessage.page)
    all.append(.previous)
    all.append(.next)
    all.append(.none)
    all.append(.unlisted)
    all.append(.noPage)
    return all
  }
}

extension PresetMessage: Sampled {
  static var samples: [PresetMessage] {
    var all: [PresetMessage] = []
    all.append(.ofVault)
    all += each(PresetMessage.habitCount)
    all += each(PresetMessage.habits)
    all += each(PresetMessage.named)
    all += each(PresetMessage.toSeeHabits)
    all += each(PresetMessage.toBegin)
    return all
  }
}

extension ProjectListMessage: Sampled {
  static var samples: [ProjectListMessage] {
    var all: [ProjectListMessage] = []
    all.append(.projects)
    all.append(.project)
    all.append(.open)
    all.append(.done)
    all.append(.nextBlock)
    all.append(.dueCount)
    all.append(.due)
    all.append(.nextDue)
    all.append(.next)
    all.append(.all)
    all += each(ProjectListMessage.counts)
    all += each(ProjectListMessage.dueByToday)
    all += each(ProjectListMessage.nextDueOn)
    all += each(ProjectListMessage.since)
    return all
  }
}

extension QuestionMessage: Sampled {
  static var samples: [QuestionMessage] {
    var all: [QuestionMessage] = []
    all += each(QuestionMessage.ofProject)
    all += each(QuestionMessage.ofKinds)
    all += each(QuestionMessage.ofPriority)
    all += each(QuestionMessage.ofCategory)
    all += each(QuestionMessage.onPage)
    all += each(QuestionMessage.ofRitual)
    all += each(QuestionMessage.inStates)
    all += each(QuestionMessage.withTags)
    all += each(QuestionMessage.overdue)
    all.append(.notDue)
    all += each(QuestionMessage.dueWithin)
    all += each(QuestionMessage.dueBy)
    all += each(QuestionMessage.withWords)
    all += each(QuestionMessage.nothingMatches)
    all += each(QuestionMessage.nothingHas)
    all += each(QuestionMessage.without)
    all += each(QuestionMessage.leaveOut)
    all += each(QuestionMessage.setAside)
    all += each(QuestionMessage.optionOfState)
    all += each(QuestionMessage.optionOfKind)
    all += each(QuestionMessage.optionOfOverdue)
    all += each(QuestionMessage.optionOfDue)
    return all
  }
}

extension RitualHeading: Sampled {
  static var samples: [RitualHeading] {
    var all: [RitualHeading] = []
    all.append(.habits)
    all.append(.milestones)
    all.append(.notesOfDays)
    all.append(.earlierArcs)
    all.append(.otherArcs)
    all.append(.twelveMonths)
    all.append(.habit)
    all.append(.today)
    all.append(.goal)
    all.append(.done)
    all.append(.soFar)
    all.append(.streak)
    all.append(.inAll)
    all.append(.milestone)
    all.append(.day)
    all.append(.when)
    all.append(.arc)
    all.append(.state)
    all.append(.days)
    return all
  }
}

extension RitualLineMessage: Sampled {
  static var samples: [RitualLineMessage] {
    var all: [RitualLineMessage] = []
    all += each(RitualLineMessage.time)
    all += each(RitualLineMessage.category)
    all += each(RitualLineMessage.theme)
    all += each(RitualLineMessage.finished)
    all += each(RitualLineMessage.arc)
    all += each(RitualLineMessage.perfectDays)
    all += each(RitualLineMessage.habit)
    all += each(RitualLineMessage.today)
    all += each(RitualLineMessage.ofGoal)
    all += each(RitualLineMessage.streak)
    all += each(RitualLineMessage.ofDue)
    all += each(RitualLineMessage.milestone)
    all += each(RitualLineMessage.unreadArc)
    all += each(RitualLineMessage.noArcYet)
    all += each(RitualLineMessage.renewal)
    all += each(RitualLineMessage.noteOfArc)
    all += each(RitualLineMessage.noteOfDays)
    return all
  }
}

extension RitualListMessage: Sampled {
  static var samples: [RitualListMessage] {
    var all: [RitualListMessage] = []
    all.append(.title)
    all += each(RitualListMessage.group)
    all += each(RitualListMessage.active)
    all += each(RitualListMessage.noneFor)
    all += each(RitualListMessage.hidden)
    all.append(.noArc)
    all.append(.toBegin)
    all.append(.toReadArc)
    all += each(RitualListMessage.toRenew)
    all += each(RitualListMessage.noArcYet)
    all += each(RitualListMessage.arc)
    all += each(RitualListMessage.ofGoals)
    all.append(.twelveMonths)
    return all
  }
}

extension RitualMessage: Sampled {
  static var samples: [RitualMessage] {
    var all: [RitualMessage] = []
    all += each(RitualMessage.status)
    all += each(RitualMessage.milestoneState)
    all += each(RitualMessage.kept)
    all += each(RitualMessage.begins)
    all += each(RitualMessage.ended)
    all += each(RitualMessage.day)
    all.append(.lastDay)
    all += each(RitualMessage.remaining)
    all += each(RitualMessage.daysOf)
    all += each(RitualMessage.streak)
    all += each(RitualMessage.renewal)
    all.append(.beginning)
    all.append(.noArcYet)
    all.append(.arcNotRead)
    all.append(.reasonOfUnreadArc)
    all += each(RitualMessage.unreadArc)
    all += each(RitualMessage.slotTitle)
    all += each(RitualMessage.slot)
    all += each(RitualMessage.forSlots)
    return all
  }
}

extension RitualViewMessage: Sampled {
  static var samples: [RitualViewMessage] {
    var all: [RitualViewMessage] = []
    all += each(RitualViewMessage.time)
    all += each(RitualViewMessage.theme)
    all += each(RitualViewMessage.finished)
    all += each(RitualViewMessage.arc)
    all.append(.noHabit)
    all.append(.noHabitInItems)
    all.append(.noArc)
    all += each(RitualViewMessage.noArcInSections)
    all.append(.toWriteArc)
    all.append(.unreadArc)
    all.append(.toReadArc)
    all += each(RitualViewMessage.toRenew)
    all.append(.renewable)
    all += each(RitualViewMessage.stateToday)
    all += each(RitualViewMessage.streak)
    all += each(RitualViewMessage.streakAndLongest)
    all += each(RitualViewMessage.soFar)
    all += each(RitualViewMessage.day)
    all += each(RitualViewMessage.latestNotes)
    all += each(RitualViewMessage.allNotes)
    return all
  }
}

extension SettingsMessage: Sampled {
  static var samples: [SettingsMessage] {
    var all: [SettingsMessage] = []
    all.append(.title)
    all += each(SettingsMessage.titleOf)
    all.append(.noVault)
    all.append(.none)
    all.append(.noFolder)
    all.append(.isDefault)
    all.append(.theDefault)
    all += each(SettingsMessage.from)
    all += each(SettingsMessage.notRead)
    all += each(SettingsMessage.defaultInstead)
    return all
  }
}

extension StandingMessage: Sampled {
  static var samples: [StandingMessage] {
    var all: [StandingMessage] = []
    all += each(StandingMessage.reached)
    all += each(StandingMessage.goal)
    all += each(StandingMessage.daysToGo)
    all += each(StandingMessage.inDays)
    all += each(StandingMessage.daysAgo)
    return all
  }
}

extension StateMessage: Sampled {
  static var samples: [StateMessage] {
    var all: [StateMessage] = []
    all += each(StateMessage.task)
    all += each(StateMessage.habit)
    all.append(.waiting)
    all.append(.nothingDue)
    return all
  }
}

extension StatsHeading: Sampled {
  static var samples: [StatsHeading] {
    var all: [StatsHeading] = []
    all += each(StatsHeading.by)
    all.append(.rituals)
    all.append(.months)
    all.append(.tasks)
    all.append(.streaks)
    all.append(.recurringTasks)
    all.append(.bests)
    all.append(.activities)
    all.append(.asOfToday)
    all.append(.name)
    all.append(.percent)
    all.append(.page)
    all.append(.value)
    all.append(.done)
    all.append(.settled)
    all.append(.habits)
    all.append(.recurring)
    all.append(.perfectDays)
    all.append(.perfect)
    all.append(.longest)
    all.append(.now)
    all.append(.attempts)
    all.append(.best)
    all.append(.soFar)
    all.append(.times)
    all.append(.allRituals)
    all.append(.allTasks)
    all.append(.allActivities)
    all.append(.days)
    all += each(StatsHeading.without)
    all += each(StatsHeading.month)
    return all
  }
}

extension StatsMessage: Sampled {
  static var samples: [StatsMessage] {
    var all: [StatsMessage] = []
    all += each(StatsMessage.week)
    all += each(StatsMessage.upToToday)
    all += each(StatsMessage.only)
    all.append(.nothingToCount)
    all += each(StatsMessage.nothingDone)
    all += each(StatsMessage.bestRitual)
    all.append(.todayIsOpen)
    all += each(StatsMessage.habitsDone)
    all += each(StatsMessage.unitsDone)
    all += each(StatsMessage.settled)
    all += each(StatsMessage.perfect)
    all += each(StatsMessage.perfectDays)
    all += each(StatsMessage.longestStreak)
    all += each(StatsMessage.longest)
    all += each(StatsMessage.now)
    all += each(StatsMessage.tasks)
    all += each(StatsMessage.tasksDone)
    all += each(StatsMessage.habits)
    all += each(StatsMessage.streaks)
    all += each(StatsMessage.recurring)
    all += each(StatsMessage.percentOfStreaks)
    all += each(StatsMessage.percentOfRecurring)
    all += each(StatsMessage.activities)
    all += each(StatsMessage.times)
    all += each(StatsMessage.attempts)
    all += each(StatsMessage.best)
    all += each(StatsMessage.soFar)
    all.append(.inTheFuture)
    all.append(.nothing)
    return all
  }
}

extension StatsProblem: Sampled {
  static var samples: [StatsProblem] {
    var all: [StatsProblem] = []
    all += each(StatsProblem.notRead)
    all += each(StatsProblem.inTheFuture)
    all += each(StatsProblem.backwards)
    return all
  }
}

extension TaskListMessage: Sampled {
  static var samples: [TaskListMessage] {
    var all: [TaskListMessage] = []
    all += each(TaskListMessage.heading)
    all += each(TaskListMessage.open)
    all += each(TaskListMessage.overdue)
    all += each(TaskListMessage.dueToday)
    all.append(.nothingToDo)
    all.append(.toDo)
    all.append(.stacks)
    all.append(.stack)
    all += each(TaskListMessage.done)
    all.append(.earlierDays)
    all += each(TaskListMessage.andMore)
    all += each(TaskListMessage.plansForToday)
    all += each(TaskListMessage.waiting)
    all.append(.noProjectHasTask)
    all.append(.projectHasNoTask)
    all.append(.allSettled)
    all += each(TaskListMessage.toDoOf)
    all += each(TaskListMessage.group)
    all += each(TaskListMessage.stackOf)
    return all
  }
}

extension TaskMessage: Sampled {
  static var samples: [TaskMessage] {
    var all: [TaskMessage] = []
    all += each(TaskMessage.onDay)
    all += each(TaskMessage.period)
    all += each(TaskMessage.span)
    all += each(TaskMessage.due)
    all += each(TaskMessage.overdue)
    all += each(TaskMessage.wasDue)
    all += each(TaskMessage.openSince)
    all += each(TaskMessage.openSinceTime)
    all.append(.openToday)
    all += each(TaskMessage.done)
    all += each(TaskMessage.priority)
    all += each(TaskMessage.steps)
    all += each(TaskMessage.inProject)
    all += each(TaskMessage.onPage)
    all += each(TaskMessage.inSection)
    all += each(TaskMessage.arc)
    all += each(TaskMessage.planned)
    all.append(.setAside)
    all += each(TaskMessage.part)
    all += each(TaskMessage.partOfGoal)
    all += each(TaskMessage.againAt)
    all += each(TaskMessage.again)
    all += each(TaskMessage.todayAt)
    all += each(TaskMessage.at)
    all += each(TaskMessage.notOpenUntil)
    all += each(TaskMessage.next)
    all += each(TaskMessage.nowUntil)
    all += each(TaskMessage.tasks)
    all += each(TaskMessage.until)
    all.append(.recurring)
    all.append(.everyDay)
    all += each(TaskMessage.afterMidnight)
    return all
  }
}

extension TimeReportMessage: Sampled {
  static var samples: [TimeReportMessage] {
    var all: [TimeReportMessage] = []
    all += each(TimeReportMessage.heading)
    all += each(TimeReportMessage.days)
    all.append(.noTime)
    all += each(TimeReportMessage.noFile)
    all.append(.noProject)
    all.append(.total)
    all += each(TimeReportMessage.row)
    all += each(TimeReportMessage.totalOf)
    return all
  }
}

extension TitleMessage: Sampled {
  static var samples: [TitleMessage] {
    var all: [TitleMessage] = []
    all += each(TitleMessage.noneThere)
    all += each(TitleMessage.nearest)
    all += each(TitleMessage.others)
    all += each(TitleMessage.several)
    all += each(TitleMessage.severalOf)
    all.append(.nothingChosen)
    return all
  }
}

extension TodayMessage: Sampled {
  static var samples: [TodayMessage] {
    var all: [TodayMessage] = []
    all += each(TodayMessage.title)
    all.append(.noHabitDue)
    all += each(TodayMessage.habitsDone)
    all += each(TodayMessage.tasksOverdue)
    all += each(TodayMessage.recurringOverdue)
    all += each(TodayMessage.dueToday)
    all += each(TodayMessage.leftOverCount)
    all += each(TodayMessage.noRitualFor)
    all.append(.noRitual)
    all.append(.tasks)
    all.append(.planned)
    all.append(.rituals)
    all.append(.leftOver)
    all.append(.recurring)
    all.append(.streaks)
    all.append(.toRenew)
    all.append(.done)
    all.append(.dueSoon)
    all.append(.counters)
    all.append(.now)
    all.append(.over)
    all.append(.routine)
    all.append(.doneEarlier)
    all.append(.nothingDueToday)
    all += each(TodayMessage.streak)
    all += each(TodayMessage.soon)
    all += each(TodayMessage.moreOverdue)
    all += each(TodayMessage.copyLeftOver)
    all += each(TodayMessage.blocksOver)
    all += each(TodayMessage.andMore)
    all.append(.toBeginFirst)
    all.append(.toReadArc)
    all += each(TodayMessage.toRenewArc)
    all += each(TodayMessage.skippedHabit)
    all += each(TodayMessage.nothingDue)
    all += each(TodayMessage.taskOfToday)
    all += each(TodayMessage.task)
    all += each(TodayMessage.recurringTask)
    all += each(TodayMessage.streakOf)
    all += each(TodayMessage.leftOverTask)
    all += each(TodayMessage.dueSoonTask)
    all += each(TodayMessage.ritual)
    all += each(TodayMessage.habit)
    all += each(TodayMessage.counter)
    all += each(TodayMessage.renewal)
    all += each(TodayMessage.withoutArc)
    all += each(TodayMessage.doneToday)
    all += each(TodayMessage.plannedBlock)
    all += each(TodayMessage.plannedTask)
    return all
  }
}

extension CommitFailureMessage: Sampled {
  static var samples: [CommitFailureMessage] {
    var all: [CommitFailureMessage] = []
    all += each(CommitFailureMessage.unwritten)
    return all
  }
}

extension EditCheckMessage: Sampled {
  static var samples: [EditCheckMessage] {
    var all: [EditCheckMessage] = []
    all += each(EditCheckMessage.found)
    return all
  }
}

extension FileErrorMessage: Sampled {
  static var samples: [FileErrorMessage] {
    var all: [FileErrorMessage] = []
    all += each(FileErrorMessage.reason)
    all.append(.emptyPath)
    all += each(FileErrorMessage.unread)
    all += each(FileErrorMessage.unwritten)
    all += each(FileErrorMessage.noFolder)
    all += each(FileErrorMessage.isThere)
    return all
  }
}

extension FileSetMessage: Sampled {
  static var samples: [FileSetMessage] {
    var all: [FileSetMessage] = []
    all += each(FileSetMessage.nothingToDo)
    return all
  }
}

extension GitProblemMessage: Sampled {
  static var samples: [GitProblemMessage] {
    var all: [GitProblemMessage] = []
    all.append(.isMissing)
    all.append(.install)
    all.append(.timedOut)
    all.append(.runAgain)
    all += each(GitProblemMessage.notStarted)
    all += each(GitProblemMessage.isNoRepository)
    all.append(.begin)
    all += each(GitProblemMessage.says)
    return all
  }
}

extension LeftAloneMessage: Sampled {
  static var samples: [LeftAloneMessage] {
    var all: [LeftAloneMessage] = []
    all += each(LeftAloneMessage.isLeftAlone)
    return all
  }
}

extension LintFixesMessage: Sampled {
  static var samples: [LintFixesMessage] {
    var all: [LintFixesMessage] = []
    all += each(LintFixesMessage.declined)
    all.append(.tooMany)
    return all
  }
}

extension NewFileCheckMessage: Sampled {
  static var samples: [NewFileCheckMessage] {
    var all: [NewFileCheckMessage] = []
    all += each(NewFileCheckMessage.found)
    return all
  }
}

extension RevisionWriterMessage: Sampled {
  static var samples: [RevisionWriterMessage] {
    var all: [RevisionWriterMessage] = []
    all += each(RevisionWriterMessage.leavesVault)
    return all
  }
}

extension StagedFilesMessage: Sampled {
  static var samples: [StagedFilesMessage] {
    var all: [StagedFilesMessage] = []
    all.append(.inConflict)
    all += each(StagedFilesMessage.isInConflict)
    all.append(.folderIsGone)
    all.append(.goToFolder)
    all += each(StagedFilesMessage.isOutside)
    return all
  }
}

extension UnreadEntriesMessage: Sampled {
  static var samples: [UnreadEntriesMessage] {
    var all: [UnreadEntriesMessage] = []
    all.append(.foldersNotSearched)
    all += each(UnreadEntriesMessage.nothingWritten)
    return all
  }
}

/// All messages, each with what its name is.
let everyMessage: [(name: String, samples: [any Message])] = [
  ("AccidentalHeadingMessage", AccidentalHeadingMessage.samples),
  ("AccidentalListMessage", AccidentalListMessage.samples),
  ("ActionMessage", ActionMessage.samples),
  ("ActivitiesHelp", ActivitiesHelp.samples),
  ("ActivityAdditionMessage", ActivityAdditionMessage.samples),
  ("ActivityCommandMessage", ActivityCommandMessage.samples),
  ("ActivityHelp", ActivityHelp.samples),
  ("ActivityHistoryMessage", ActivityHistoryMessage.samples),
  ("ActivityMessage", ActivityMessage.samples),
  ("AddCommandMessage", AddCommandMessage.samples),
  ("AddHelp", AddHelp.samples),
  ("AddSectionHelp", AddSectionHelp.samples),
  ("AmbiguityMessage", AmbiguityMessage.samples),
  ("ArcEndMessage", ArcEndMessage.samples),
  ("ArcLengthMessage", ArcLengthMessage.samples),
  ("ArcNumberMessage", ArcNumberMessage.samples),
  ("ArcRenewalMessage", ArcRenewalMessage.samples),
  ("ArcToRenewMessage", ArcToRenewMessage.samples),
  ("ArchiveMessage", ArchiveMessage.samples),
  ("ArgumentMistake", ArgumentMistake.samples),
  ("AssignmentMessage", AssignmentMessage.samples),
  ("AttemptMessage", AttemptMessage.samples),
  ("BeginningMessage", BeginningMessage.samples),
  ("BestCommandMessage", BestCommandMessage.samples),
  ("BestHelp", BestHelp.samples),
  ("BestMismatchMessage", BestMismatchMessage.samples),
  ("BlockAddHelp", BlockAddHelp.samples),
  ("BlockChangeMessage", BlockChangeMessage.samples),
  ("BlockCommandMessage", BlockCommandMessage.samples),
  ("BlockExtendHelp", BlockExtendHelp.samples),
  ("BlockFitMessage", BlockFitMessage.samples),
  ("BlockHelp", BlockHelp.samples),
  ("BlockMessage", BlockMessage.samples),
  ("BlockMoveHelp", BlockMoveHelp.samples),
  ("BlockName", BlockName.samples),
  ("BlockNameMessage", BlockNameMessage.samples),
  ("BlockPastMidnightMessage", BlockPastMidnightMessage.samples),
  ("BlockRemoveHelp", BlockRemoveHelp.samples),
  ("BlockShowHelp", BlockShowHelp.samples),
  ("BlockSplitHelp", BlockSplitHelp.samples),
  ("BlockTimeMessage", BlockTimeMessage.samples),
  ("CalendarChoiceHelp", CalendarChoiceHelp.samples),
  ("CaptureMessage", CaptureMessage.samples),
  ("CarryOverHelp", CarryOverHelp.samples),
  ("CarryOverMessage", CarryOverMessage.samples),
  ("CategoryAdditionMessage", CategoryAdditionMessage.samples),
  ("CategoryHelp", CategoryHelp.samples),
  ("ChangePartMessage", ChangePartMessage.samples),
  ("ChangesCommandMessage", ChangesCommandMessage.samples),
  ("ChangesHelp", ChangesHelp.samples),
  ("ChangesMessage", ChangesMessage.samples),
  ("CommandAction", CommandAction.samples),
  ("CommandRefusal", CommandRefusal.samples),
  ("CommitFailureMessage", CommitFailureMessage.samples),
  ("CommonMessage", CommonMessage.samples),
  ("CompleteHelp", CompleteHelp.samples),
  ("CompleterMessage", CompleterMessage.samples),
  ("CompletionMessage", CompletionMessage.samples),
  ("CompletionsHelp", CompletionsHelp.samples),
  ("ConfigurationFlaw", ConfigurationFlaw.samples),
  ("ConfigurationMessage", ConfigurationMessage.samples),
  ("ConflictMarkerMessage", ConflictMarkerMessage.samples),
  ("ConflictingKeysMessage", ConflictingKeysMessage.samples),
  ("ConsoleMessage", ConsoleMessage.samples),
  ("CountCommandMessage", CountCommandMessage.samples),
  ("CountHelp", CountHelp.samples),
  ("DatabasePart", DatabasePart.samples),
  ("DatabasePlace", DatabasePlace.samples),
  ("DateMeantMessage", DateMeantMessage.samples),
  ("DateMismatchMessage", DateMismatchMessage.samples),
  ("DayAdviceMessage", DayAdviceMessage.samples),
  ("DayCommandMessage", DayCommandMessage.samples),
  ("DayFileMessage", DayFileMessage.samples),
  ("DayHelp", DayHelp.samples),
  ("DayLine", DayLine.samples),
  ("DayMessage", DayMessage.samples),
  ("DayProblem", DayProblem.samples),
  ("DayTaskPlanningMessage", DayTaskPlanningMessage.samples),
  ("DaysSinceMessage", DaysSinceMessage.samples),
  ("DeadLinkMessage", DeadLinkMessage.samples),
  ("Deed", Deed.samples),
  ("DetailMessage", DetailMessage.samples),
  ("DetailsBelongToProjectMessage", DetailsBelongToProjectMessage.samples),
  ("DiffHelp", DiffHelp.samples),
  ("DiffMessage", DiffMessage.samples),
  ("DisagreeingCopyMessage", DisagreeingCopyMessage.samples),
  ("DisposalMessage", DisposalMessage.samples),
  ("DoingMessage", DoingMessage.samples),
  ("DoneHelp", DoneHelp.samples),
  ("DoubtfulDayMessage", DoubtfulDayMessage.samples),
  ("DraftReason", DraftReason.samples),
  ("DropHelp", DropHelp.samples),
  ("DroppingMessage", DroppingMessage.samples),
  ("DuplicateDayMessage", DuplicateDayMessage.samples),
  ("DuplicateEntryMessage", DuplicateEntryMessage.samples),
  ("DuplicateKeyMessage", DuplicateKeyMessage.samples),
  ("DuplicateNameMessage", DuplicateNameMessage.samples),
  ("DuplicatePropertyMessage", DuplicatePropertyMessage.samples),
  ("DuplicateSectionMessage", DuplicateSectionMessage.samples),
  ("DuplicateTaskMessage", DuplicateTaskMessage.samples),
  ("DuplicateTitleMessage", DuplicateTitleMessage.samples),
  ("DuplicateWeekMessage", DuplicateWeekMessage.samples),
  ("EchoMessage", EchoMessage.samples),
  ("EditCheckMessage", EditCheckMessage.samples),
  ("EditCommandHelp", EditCommandHelp.samples),
  ("EditHelp", EditHelp.samples),
  ("EditMessage", EditMessage.samples),
  ("EditNoteMessage", EditNoteMessage.samples),
  ("EmptyHeadingMessage", EmptyHeadingMessage.samples),
  ("EndArcHelp", EndArcHelp.samples),
  ("EndBeforeStartMessage", EndBeforeStartMessage.samples),
  ("EndedOutsideArcMessage", EndedOutsideArcMessage.samples),
  ("EntryNotDueMessage", EntryNotDueMessage.samples),
  ("EntryOutsideArcMessage", EntryOutsideArcMessage.samples),
  ("EntryState", EntryState.samples),
  ("EntryValueMessage", EntryValueMessage.samples),
  ("EnvironmentMessage", EnvironmentMessage.samples),
  ("ExplainHelp", ExplainHelp.samples),
  ("ExportFileProblem", ExportFileProblem.samples),
  ("ExportHelp", ExportHelp.samples),
  ("ExportMessage", ExportMessage.samples),
  ("FactName", FactName.samples),
  ("FieldAloneMessage", FieldAloneMessage.samples),
  ("FieldMeaning", FieldMeaning.samples),
  ("FieldOutMessage", FieldOutMessage.samples),
  ("FigureMessage", FigureMessage.samples),
  ("FileChangeMessage", FileChangeMessage.samples),
  ("FileErrorMessage", FileErrorMessage.samples),
  ("FileOrderMessage", FileOrderMessage.samples),
  ("FileSetMessage", FileSetMessage.samples),
  ("FmtCommandMessage", FmtCommandMessage.samples),
  ("FmtHelp", FmtHelp.samples),
  ("FolderExportMessage", FolderExportMessage.samples),
  ("ForeignFieldMessage", ForeignFieldMessage.samples),
  ("ForeignLineFindingsMessage", ForeignLineFindingsMessage.samples),
  ("ForeignLineMessage", ForeignLineMessage.samples),
  ("ForeignMessage", ForeignMessage.samples),
  ("ForeignReason", ForeignReason.samples),
  ("ForeignStateMessage", ForeignStateMessage.samples),
  ("FormatAdvice", FormatAdvice.samples),
  ("FoundFolderMessage", FoundFolderMessage.samples),
  ("FrontMatterRuleMessage", FrontMatterRuleMessage.samples),
  ("FutureEntryMessage", FutureEntryMessage.samples),
  ("GitProblemMessage", GitProblemMessage.samples),
  ("GitSetupHelp", GitSetupHelp.samples),
  ("GitSetupMessage", GitSetupMessage.samples),
  ("GlanceHeading", GlanceHeading.samples),
  ("GlanceHelp", GlanceHelp.samples),
  ("GlanceMessage", GlanceMessage.samples),
  ("GroupMessage", GroupMessage.samples),
  ("GuessMessage", GuessMessage.samples),
  ("HabitAdditionMessage", HabitAdditionMessage.samples),
  ("HabitHelp", HabitHelp.samples),
  ("HabitYearMessage", HabitYearMessage.samples),
  ("HalfRangeMessage", HalfRangeMessage.samples),
  ("HelpMessage", HelpMessage.samples),
  ("HintMessage", HintMessage.samples),
  ("HistoryHelp", HistoryHelp.samples),
  ("HistoryMessage", HistoryMessage.samples),
  ("IdleHabitMessage", IdleHabitMessage.samples),
  ("ImportFormatHelp", ImportFormatHelp.samples),
  ("ImportHelp", ImportHelp.samples),
  ("ImportMessage", ImportMessage.samples),
  ("ImportProblem", ImportProblem.samples),
  ("ImportReason", ImportReason.samples),
  ("ImportReportMessage", ImportReportMessage.samples),
  ("IndentedItemMessage", IndentedItemMessage.samples),
  ("InitHelp", InitHelp.samples),
  ("InitMessage", InitMessage.samples),
  ("InsightLabel", InsightLabel.samples),
  ("InsightMessage", InsightMessage.samples),
  ("InsightTip", InsightTip.samples),
  ("InsightsHelp", InsightsHelp.samples),
  ("InvalidUTF8Message", InvalidUTF8Message.samples),
  ("ItemAdditionMessage", ItemAdditionMessage.samples),
  ("ItemChangeMessage", ItemChangeMessage.samples),
  ("ItemDetail", ItemDetail.samples),
  ("ItemDraftMessage", ItemDraftMessage.samples),
  ("ItemMessage", ItemMessage.samples),
  ("ItemValue", ItemValue.samples),
  ("JSONExpectation", JSONExpectation.samples),
  ("JSONProblem", JSONProblem.samples),
  ("KeptThing", KeptThing.samples),
  ("KeyPlaceMessage", KeyPlaceMessage.samples),
  ("KeyPlacesMessage", KeyPlacesMessage.samples),
  ("KindMessage", KindMessage.samples),
  ("LateFrontMatterMessage", LateFrontMatterMessage.samples),
  ("LeadingNounMessage", LeadingNounMessage.samples),
  ("LeftAloneMessage", LeftAloneMessage.samples),
  ("LeftOverSettlingMessage", LeftOverSettlingMessage.samples),
  ("LeftWordsMessage", LeftWordsMessage.samples),
  ("LifeCommandMessage", LifeCommandMessage.samples),
  ("LifeHelp", LifeHelp.samples),
  ("LifeMessage", LifeMessage.samples),
  ("LifePageMessage", LifePageMessage.samples),
  ("LifeWeekMessage", LifeWeekMessage.samples),
  ("LintCommandMessage", LintCommandMessage.samples),
  ("LintFixesMessage", LintFixesMessage.samples),
  ("LintHelp", LintHelp.samples),
  ("LintReportMessage", LintReportMessage.samples),
  ("ListHelp", ListHelp.samples),
  ("LogHelp", LogHelp.samples),
  ("LongPhraseMessage", LongPhraseMessage.samples),
  ("LooseTaskMessage", LooseTaskMessage.samples),
  ("LspHelp", LspHelp.samples),
  ("MalformedBoxMessage", MalformedBoxMessage.samples),
  ("ManualCommandMessage", ManualCommandMessage.samples),
  ("ManualHeading", ManualHeading.samples),
  ("ManualHelp", ManualHelp.samples),
  ("ManualMessage", ManualMessage.samples),
  ("MarkCommandMessage", MarkCommandMessage.samples),
  ("MarkHelp", MarkHelp.samples),
  ("MarkOutOfLifeMessage", MarkOutOfLifeMessage.samples),
  ("MeantFieldMessage", MeantFieldMessage.samples),
  ("MergeHelp", MergeHelp.samples),
  ("MergeMessage", MergeMessage.samples),
  ("MisplacedGroupMessage", MisplacedGroupMessage.samples),
  ("MisplacedKeyMessage", MisplacedKeyMessage.samples),
  ("MisplacedVaultMessage", MisplacedVaultMessage.samples),
  ("MissingArcMessage", MissingArcMessage.samples),
  ("MissingBornMessage", MissingBornMessage.samples),
  ("MissingDateMessage", MissingDateMessage.samples),
  ("MissingEndMessage", MissingEndMessage.samples),
  ("MissingImageMessage", MissingImageMessage.samples),
  ("MissingNumberMessage", MissingNumberMessage.samples),
  ("MissingTaskMessage", MissingTaskMessage.samples),
  ("MissingTimeMessage", MissingTimeMessage.samples),
  ("MissingTitleMessage", MissingTitleMessage.samples),
  ("MisspelledKindMessage", MisspelledKindMessage.samples),
  ("MisspelledPropertyMessage", MisspelledPropertyMessage.samples),
  ("MistakeAdvice", MistakeAdvice.samples),
  ("MonthEndMessage", MonthEndMessage.samples),
  ("MoveCommandMessage", MoveCommandMessage.samples),
  ("MoveHelp", MoveHelp.samples),
  ("NamedDoingMessage", NamedDoingMessage.samples),
  ("NamedFileMessage", NamedFileMessage.samples),
  ("NamedThingsMessage", NamedThingsMessage.samples),
  ("NegativeNoteMessage", NegativeNoteMessage.samples),
  ("NestedBlockMessage", NestedBlockMessage.samples),
  ("NeverDueMessage", NeverDueMessage.samples),
  ("NewActivitiesHelp", NewActivitiesHelp.samples),
  ("NewDayHelp", NewDayHelp.samples),
  ("NewFileCheckMessage", NewFileCheckMessage.samples),
  ("NewFileMessage", NewFileMessage.samples),
  ("NewFileWords", NewFileWords.samples),
  ("NewHelp", NewHelp.samples),
  ("NewLifeHelp", NewLifeHelp.samples),
  ("NewPageHelp", NewPageHelp.samples),
  ("NewProjectCommandMessage", NewProjectCommandMessage.samples),
  ("NewProjectHelp", NewProjectHelp.samples),
  ("NewRitualHelp", NewRitualHelp.samples),
  ("NextDeed", NextDeed.samples),
  ("NoVaultMessage", NoVaultMessage.samples),
  ("NotALinkMessage", NotALinkMessage.samples),
  ("NoteAdditionMessage", NoteAdditionMessage.samples),
  ("NoteCommandMessage", NoteCommandMessage.samples),
  ("NoteHelp", NoteHelp.samples),
  ("NoteMessage", NoteMessage.samples),
  ("NotifyNeedsDueMessage", NotifyNeedsDueMessage.samples),
  ("NumberChangeMessage", NumberChangeMessage.samples),
  ("NumberHelp", NumberHelp.samples),
  ("OccasionMessage", OccasionMessage.samples),
  ("OpenCommandMessage", OpenCommandMessage.samples),
  ("OpenHelp", OpenHelp.samples),
  ("OpenWithDoneMessage", OpenWithDoneMessage.samples),
  ("OptionProblem", OptionProblem.samples),
  ("OtherCaseMessage", OtherCaseMessage.samples),
  ("OtherRecordingMessage", OtherRecordingMessage.samples),
  ("OutlineHelp", OutlineHelp.samples),
  ("OutsideDayMessage", OutsideDayMessage.samples),
  ("OverLimitMessage", OverLimitMessage.samples),
  ("OverlappingArcsMessage", OverlappingArcsMessage.samples),
  ("OverlappingBlocksMessage", OverlappingBlocksMessage.samples),
  ("OverlappingPhasesMessage", OverlappingPhasesMessage.samples),
  ("PageChoiceHelp", PageChoiceHelp.samples),
  ("PageCopyMessage", PageCopyMessage.samples),
  ("PageMessage", PageMessage.samples),
  ("PageOptionMessage", PageOptionMessage.samples),
  ("PagePlaceMessage", PagePlaceMessage.samples),
  ("PageState", PageState.samples),
  ("PagesHelp", PagesHelp.samples),
  ("PagesMessage", PagesMessage.samples),
  ("PartAssignmentMessage", PartAssignmentMessage.samples),
  ("PartChangeMessage", PartChangeMessage.samples),
  ("PhraseMessage", PhraseMessage.samples),
  ("PictureMessage", PictureMessage.samples),
  ("PlaceMessage", PlaceMessage.samples),
  ("PresetMessage", PresetMessage.samples),
  ("PresetsCommandMessage", PresetsCommandMessage.samples),
  ("PresetsHelp", PresetsHelp.samples),
  ("ProgramHelp", ProgramHelp.samples),
  ("ProgressMessage", ProgressMessage.samples),
  ("ProjectListMessage", ProjectListMessage.samples),
  ("ProjectsHelp", ProjectsHelp.samples),
  ("PropertyChangeMessage", PropertyChangeMessage.samples),
  ("PropertyMeaning", PropertyMeaning.samples),
  ("PropertyValueMessage", PropertyValueMessage.samples),
  ("QuestionHelp", QuestionHelp.samples),
  ("QuestionMessage", QuestionMessage.samples),
  ("QuestionProblemMessage", QuestionProblemMessage.samples),
  ("ReadingMessage", ReadingMessage.samples),
  ("ReasonToLeave", ReasonToLeave.samples),
  ("RecurrenceMessage", RecurrenceMessage.samples),
  ("RecurrencePlaceMessage", RecurrencePlaceMessage.samples),
  ("RedoHelp", RedoHelp.samples),
  ("RemoveHelp", RemoveHelp.samples),
  ("RenameHelp", RenameHelp.samples),
  ("RenamingMessage", RenamingMessage.samples),
  ("RenewHelp", RenewHelp.samples),
  ("ReopenHelp", ReopenHelp.samples),
  ("ReorderHelp", ReorderHelp.samples),
  ("ReorderingMessage", ReorderingMessage.samples),
  ("ReportMessage", ReportMessage.samples),
  ("ReservedTitleMessage", ReservedTitleMessage.samples),
  ("RestoreCommandMessage", RestoreCommandMessage.samples),
  ("RestoreHelp", RestoreHelp.samples),
  ("RestoringMessage", RestoringMessage.samples),
  ("RevisionWriterMessage", RevisionWriterMessage.samples),
  ("RewordingMessage", RewordingMessage.samples),
  ("RitualCommandMessage", RitualCommandMessage.samples),
  ("RitualHeading", RitualHeading.samples),
  ("RitualHelp", RitualHelp.samples),
  ("RitualLineMessage", RitualLineMessage.samples),
  ("RitualListMessage", RitualListMessage.samples),
  ("RitualMessage", RitualMessage.samples),
  ("RitualOptionHelp", RitualOptionHelp.samples),
  ("RitualOptionMessage", RitualOptionMessage.samples),
  ("RitualViewMessage", RitualViewMessage.samples),
  ("RitualsHelp", RitualsHelp.samples),
  ("RootLinkMessage", RootLinkMessage.samples),
  ("RoundBracketsMessage", RoundBracketsMessage.samples),
  ("RuleClause", RuleClause.samples),
  ("RuleMessage", RuleMessage.samples),
  ("RulePageMessage", RulePageMessage.samples),
  ("RulesHelp", RulesHelp.samples),
  ("RunningArcMessage", RunningArcMessage.samples),
  ("ScheduleCommandMessage", ScheduleCommandMessage.samples),
  ("ScheduleHelp", ScheduleHelp.samples),
  ("SchedulingMessage", SchedulingMessage.samples),
  ("SecondTitleMessage", SecondTitleMessage.samples),
  ("SectionAdditionMessage", SectionAdditionMessage.samples),
  ("SetAsideHelp", SetAsideHelp.samples),
  ("SetAsideLastMessage", SetAsideLastMessage.samples),
  ("SetHelp", SetHelp.samples),
  ("SettingAsideMessage", SettingAsideMessage.samples),
  ("SettingCommandMessage", SettingCommandMessage.samples),
  ("SettingsHelp", SettingsHelp.samples),
  ("SettingsMessage", SettingsMessage.samples),
  ("SeveralLivesMessage", SeveralLivesMessage.samples),
  ("SeveralValuesMessage", SeveralValuesMessage.samples),
  ("SharedHelp", SharedHelp.samples),
  ("ShelfMessage", ShelfMessage.samples),
  ("SiteMessage", SiteMessage.samples),
  ("SkipHelp", SkipHelp.samples),
  ("SkippedMessage", SkippedMessage.samples),
  ("SpecHelp", SpecHelp.samples),
  ("SpokenNameMessage", SpokenNameMessage.samples),
  ("StackHelp", StackHelp.samples),
  ("StackMessage", StackMessage.samples),
  ("StagedFilesMessage", StagedFilesMessage.samples),
  ("StandingMessage", StandingMessage.samples),
  ("StateMessage", StateMessage.samples),
  ("StatsCommandMessage", StatsCommandMessage.samples),
  ("StatsHeading", StatsHeading.samples),
  ("StatsHelp", StatsHelp.samples),
  ("StatsMessage", StatsMessage.samples),
  ("StatsMonthHelp", StatsMonthHelp.samples),
  ("StatsPeriodHelp", StatsPeriodHelp.samples),
  ("StatsProblem", StatsProblem.samples),
  ("StatsSpanHelp", StatsSpanHelp.samples),
  ("StatsTimeHelp", StatsTimeHelp.samples),
  ("StatsWeekHelp", StatsWeekHelp.samples),
  ("StatsYearHelp", StatsYearHelp.samples),
  ("StreakMessage", StreakMessage.samples),
  ("SubjectMessage", SubjectMessage.samples),
  ("TableChoiceHelp", TableChoiceHelp.samples),
  ("TableProblem", TableProblem.samples),
  ("TallyHelp", TallyHelp.samples),
  ("TaskAddHelp", TaskAddHelp.samples),
  ("TaskAdditionMessage", TaskAdditionMessage.samples),
  ("TaskCommandMessage", TaskCommandMessage.samples),
  ("TaskHelp", TaskHelp.samples),
  ("TaskListMessage", TaskListMessage.samples),
  ("TaskMessage", TaskMessage.samples),
  ("TaskMoveHelp", TaskMoveHelp.samples),
  ("TasksHelp", TasksHelp.samples),
  ("TemplatesCommandMessage", TemplatesCommandMessage.samples),
  ("TemplatesHelp", TemplatesHelp.samples),
  ("TextconvHelp", TextconvHelp.samples),
  ("TextsMessage", TextsMessage.samples),
  ("ThingKind", ThingKind.samples),
  ("ThingMessage", ThingMessage.samples),
  ("TickedRecurringMessage", TickedRecurringMessage.samples),
  ("TidemarkHelp", TidemarkHelp.samples),
  ("TimeReportMessage", TimeReportMessage.samples),
  ("TitleMessage", TitleMessage.samples),
  ("TodayHelp", TodayHelp.samples),
  ("TodayMessage", TodayMessage.samples),
  ("TrackerMessage", TrackerMessage.samples),
  ("UnclaimedFolderMessage", UnclaimedFolderMessage.samples),
  ("UnclosedGroupMessage", UnclosedGroupMessage.samples),
  ("UndoHelp", UndoHelp.samples),
  ("UndoMessage", UndoMessage.samples),
  ("UndoSessionHelp", UndoSessionHelp.samples),
  ("UndoneFileMessage", UndoneFileMessage.samples),
  ("UnknownBoxMessage", UnknownBoxMessage.samples),
  ("UnknownCategoryMessage", UnknownCategoryMessage.samples),
  ("UnknownKeyMessage", UnknownKeyMessage.samples),
  ("UnknownProjectMessage", UnknownProjectMessage.samples),
  ("UnknownSuppressionMessage", UnknownSuppressionMessage.samples),
  ("UnphasedRuleMessage", UnphasedRuleMessage.samples),
  ("UnreachableGoalMessage", UnreachableGoalMessage.samples),
  ("UnreadAnchorMessage", UnreadAnchorMessage.samples),
  ("UnreadArcMessage", UnreadArcMessage.samples),
  ("UnreadBracketsMessage", UnreadBracketsMessage.samples),
  ("UnreadDaysMessage", UnreadDaysMessage.samples),
  ("UnreadEntriesMessage", UnreadEntriesMessage.samples),
  ("UnreadEntryMessage", UnreadEntryMessage.samples),
  ("UnreadLineMessage", UnreadLineMessage.samples),
  ("UnreadMarkMessage", UnreadMarkMessage.samples),
  ("UnreadPartMessage", UnreadPartMessage.samples),
  ("UnreadPriorityMessage", UnreadPriorityMessage.samples),
  ("UnreadProjectMessage", UnreadProjectMessage.samples),
  ("UnreadPropertyMessage", UnreadPropertyMessage.samples),
  ("UnreadSectionMessage", UnreadSectionMessage.samples),
  ("UnreadValueMessage", UnreadValueMessage.samples),
  ("UnreadWhenMessage", UnreadWhenMessage.samples),
  ("UnscheduleHelp", UnscheduleHelp.samples),
  ("UnschedulingMessage", UnschedulingMessage.samples),
  ("UnsetHelp", UnsetHelp.samples),
  ("ValueChangeMessage", ValueChangeMessage.samples),
  ("ValueExpectation", ValueExpectation.samples),
  ("ValueMessage", ValueMessage.samples),
  ("VanishingTextMessage", VanishingTextMessage.samples),
  ("WeekMarkingMessage", WeekMarkingMessage.samples),
  ("WeekdayMismatchMessage", WeekdayMismatchMessage.samples),
  ("WhenAdviceMessage", WhenAdviceMessage.samples),
  ("WhenWordsMessage", WhenWordsMessage.samples),
  ("WholeNameMessage", WholeNameMessage.samples),
  ("WordsChangeMessage", WordsChangeMessage.samples),
  ("WrittenItemMessage", WrittenItemMessage.samples),
]
