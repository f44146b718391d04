// Computed by scripts/generate; `make generate` writes it anew.

import Languages
import Planner

@testable import CommandLine
@testable import Diagnostics
@testable import Insight
@testable import Lint
@testable import Pages
@testable import Views

extension LintReportMessage: Sampled {
  static var samples: [LintReportMessage] {
    var all: [LintReportMessage] = []
    all += each(LintReportMessage.summary)
    all += each(LintReportMessage.fixed)
    all += each(LintReportMessage.wouldBeFixed)
    return all
  }
}

extension ReportMessage: Sampled {
  static var samples: [ReportMessage] {
    var all: [ReportMessage] = []
    all += each(ReportMessage.severity)
    all.append(.help)
    all.append(.fix)
    all += each(ReportMessage.appliedWhenAsked)
    all += each(ReportMessage.moreOnLine)
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

extension MeantFieldMessage: Sampled {
  static var samples: [MeantFieldMessage] {
    var all: [MeantFieldMessage] = []
    all += each(MeantFieldMessage.isReadAsWords)
    all.append(.writeRoundBrackets)
    all += each(MeantFieldMessage.writeWhereRead)
    all += each(MeantFieldMessage.correctBrackets)
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

/// All messages, each with what its name is.
let everyMessage: [(name: String, samples: [any Message])] = [
  ("AccidentalHeadingMessage", AccidentalHeadingMessage.samples),
  ("AccidentalListMessage", AccidentalListMessage.samples),
  ("ActivityHistoryMessage", ActivityHistoryMessage.samples),
  ("ActivityMessage", ActivityMessage.samples),
  ("ArcLengthMessage", ArcLengthMessage.samples),
  ("ArcNumberMessage", ArcNumberMessage.samples),
  ("ArcToRenewMessage", ArcToRenewMessage.samples),
  ("BeginningMessage", BeginningMessage.samples),
  ("BlockMessage", BlockMessage.samples),
  ("BlockName", BlockName.samples),
  ("BlockPastMidnightMessage", BlockPastMidnightMessage.samples),
  ("ChangePartMessage", ChangePartMessage.samples),
  ("ChangesMessage", ChangesMessage.samples),
  ("CommonMessage", CommonMessage.samples),
  ("ConflictingKeysMessage", ConflictingKeysMessage.samples),
  ("DateMeantMessage", DateMeantMessage.samples),
  ("DateMismatchMessage", DateMismatchMessage.samples),
  ("DayAdviceMessage", DayAdviceMessage.samples),
  ("DayLine", DayLine.samples),
  ("DayMessage", DayMessage.samples),
  ("DayProblem", DayProblem.samples),
  ("DaysSinceMessage", DaysSinceMessage.samples),
  ("DeadLinkMessage", DeadLinkMessage.samples),
  ("DetailsBelongToProjectMessage", DetailsBelongToProjectMessage.samples),
  ("DisagreeingCopyMessage", DisagreeingCopyMessage.samples),
  ("DuplicateDayMessage", DuplicateDayMessage.samples),
  ("DuplicateEntryMessage", DuplicateEntryMessage.samples),
  ("DuplicateKeyMessage", DuplicateKeyMessage.samples),
  ("DuplicateNameMessage", DuplicateNameMessage.samples),
  ("DuplicatePropertyMessage", DuplicatePropertyMessage.samples),
  ("DuplicateSectionMessage", DuplicateSectionMessage.samples),
  ("DuplicateTaskMessage", DuplicateTaskMessage.samples),
  ("DuplicateTitleMessage", DuplicateTitleMessage.samples),
  ("DuplicateWeekMessage", DuplicateWeekMessage.samples),
  ("EmptyHeadingMessage", EmptyHeadingMessage.samples),
  ("EndBeforeStartMessage", EndBeforeStartMessage.samples),
  ("EndedOutsideArcMessage", EndedOutsideArcMessage.samples),
  ("EntryNotDueMessage", EntryNotDueMessage.samples),
  ("EntryOutsideArcMessage", EntryOutsideArcMessage.samples),
  ("EntryValueMessage", EntryValueMessage.samples),
  ("FieldAloneMessage", FieldAloneMessage.samples),
  ("FieldOutMessage", FieldOutMessage.samples),
  ("FileChangeMessage", FileChangeMessage.samples),
  ("ForeignFieldMessage", ForeignFieldMessage.samples),
  ("ForeignLineFindingsMessage", ForeignLineFindingsMessage.samples),
  ("ForeignLineMessage", ForeignLineMessage.samples),
  ("ForeignStateMessage", ForeignStateMessage.samples),
  ("FrontMatterRuleMessage", FrontMatterRuleMessage.samples),
  ("GlanceHeading", GlanceHeading.samples),
  ("GlanceMessage", GlanceMessage.samples),
  ("GroupMessage", GroupMessage.samples),
  ("HabitYearMessage", HabitYearMessage.samples),
  ("HalfRangeMessage", HalfRangeMessage.samples),
  ("HistoryMessage", HistoryMessage.samples),
  ("IdleHabitMessage", IdleHabitMessage.samples),
  ("InsightLabel", InsightLabel.samples),
  ("InsightMessage", InsightMessage.samples),
  ("InsightTip", InsightTip.samples),
  ("ItemChangeMessage", ItemChangeMessage.samples),
  ("ItemMessage", ItemMessage.samples),
  ("ItemValue", ItemValue.samples),
  ("KindMessage", KindMessage.samples),
  ("LifeMessage", LifeMessage.samples),
  ("LifePageMessage", LifePageMessage.samples),
  ("LintReportMessage", LintReportMessage.samples),
  ("MalformedBoxMessage", MalformedBoxMessage.samples),
  ("MeantFieldMessage", MeantFieldMessage.samples),
  ("MisplacedKeyMessage", MisplacedKeyMessage.samples),
  ("MissingArcMessage", MissingArcMessage.samples),
  ("MissingDateMessage", MissingDateMessage.samples),
  ("MissingEndMessage", MissingEndMessage.samples),
  ("MissingImageMessage", MissingImageMessage.samples),
  ("MissingNumberMessage", MissingNumberMessage.samples),
  ("MissingTaskMessage", MissingTaskMessage.samples),
  ("MissingTimeMessage", MissingTimeMessage.samples),
  ("MisspelledKindMessage", MisspelledKindMessage.samples),
  ("NeverDueMessage", NeverDueMessage.samples),
  ("NoteMessage", NoteMessage.samples),
  ("OccasionMessage", OccasionMessage.samples),
  ("OverlappingArcsMessage", OverlappingArcsMessage.samples),
  ("OverlappingBlocksMessage", OverlappingBlocksMessage.samples),
  ("PageMessage", PageMessage.samples),
  ("PageState", PageState.samples),
  ("PagesMessage", PagesMessage.samples),
  ("PictureMessage", PictureMessage.samples),
  ("PresetMessage", PresetMessage.samples),
  ("ProjectListMessage", ProjectListMessage.samples),
  ("PropertyValueMessage", PropertyValueMessage.samples),
  ("QuestionMessage", QuestionMessage.samples),
  ("RecurrenceMessage", RecurrenceMessage.samples),
  ("RecurrencePlaceMessage", RecurrencePlaceMessage.samples),
  ("ReportMessage", ReportMessage.samples),
  ("RitualHeading", RitualHeading.samples),
  ("RitualLineMessage", RitualLineMessage.samples),
  ("RitualListMessage", RitualListMessage.samples),
  ("RitualMessage", RitualMessage.samples),
  ("RitualViewMessage", RitualViewMessage.samples),
  ("SettingsMessage", SettingsMessage.samples),
  ("SeveralValuesMessage", SeveralValuesMessage.samples),
  ("SiteMessage", SiteMessage.samples),
  ("StandingMessage", StandingMessage.samples),
  ("StateMessage", StateMessage.samples),
  ("StatsHeading", StatsHeading.samples),
  ("StatsMessage", StatsMessage.samples),
  ("StatsProblem", StatsProblem.samples),
  ("TaskListMessage", TaskListMessage.samples),
  ("TaskMessage", TaskMessage.samples),
  ("TickedRecurringMessage", TickedRecurringMessage.samples),
  ("TimeReportMessage", TimeReportMessage.samples),
  ("TodayMessage", TodayMessage.samples),
  ("UnclosedGroupMessage", UnclosedGroupMessage.samples),
  ("UnknownBoxMessage", UnknownBoxMessage.samples),
  ("UnknownCategoryMessage", UnknownCategoryMessage.samples),
  ("UnknownKeyMessage", UnknownKeyMessage.samples),
  ("UnknownProjectMessage", UnknownProjectMessage.samples),
  ("UnreachableGoalMessage", UnreachableGoalMessage.samples),
  ("UnreadAnchorMessage", UnreadAnchorMessage.samples),
  ("UnreadArcMessage", UnreadArcMessage.samples),
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
  ("ValueMessage", ValueMessage.samples),
  ("VanishingTextMessage", VanishingTextMessage.samples),
  ("WeekdayMismatchMessage", WeekdayMismatchMessage.samples),
]
