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

extension DaysSinceMessage: Sampled {
  static var samples: [DaysSinceMessage] {
    var all: [DaysSinceMessage] = []
    all.append(.never)
    all.append(.today)
    all += each(DaysSinceMessage.daysAgo)
    return all
  }
}

extension CommonMessage: Sampled {
  static var samples: [CommonMessage] {
    var all: [CommonMessage] = []
    all += each(CommonMessage.didYouMean)
    all += each(CommonMessage.didYouMeanOneOf)
    all += each(CommonMessage.write)
    all += each(CommonMessage.remove)
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
    all += each(ActivityHistoryMessage.heading)
    all += each(ActivityHistoryMessage.sentence)
    all += each(ActivityHistoryMessage.completionCount)
    all.append(.nothingDone)
    all.append(.completions)
    all += each(ActivityHistoryMessage.latest)
    all += each(ActivityHistoryMessage.completionsIn)
    all += each(ActivityHistoryMessage.nothingIn)
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
    all += each(ActivityMessage.daysSince)
    all.append(.neverDone)
    all += each(ActivityMessage.done)
    all += each(ActivityMessage.since)
    all += each(ActivityMessage.sinceSentence)
    all += each(ActivityMessage.doneInAll)
    all += each(ActivityMessage.doneIn)
    all += each(ActivityMessage.period)
    all += each(ActivityMessage.meanInterval)
    all += each(ActivityMessage.longestInterval)
    all.append(.everyDay)
    all += each(ActivityMessage.everyDays)
    all += each(ActivityMessage.apart)
    all += each(ActivityMessage.rank)
    all += each(ActivityMessage.by)
    all.append(.note)
    all += each(ActivityMessage.noteOf)
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
    all.append(.note)
    all += each(DayMessage.noteOf)
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
    all += each(GlanceMessage.daysSince)
    all += each(GlanceMessage.lastDone)
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
    all += each(HistoryMessage.note)
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
    all.append(.note)
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

extension OccasionMessage: Sampled {
  static var samples: [OccasionMessage] {
    var all: [OccasionMessage] = []
    all += each(OccasionMessage.kind)
    all += each(OccasionMessage.life)
    all += each(OccasionMessage.since)
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
    all += each(RitualLineMessage.noteOfHabit)
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
    all += each(RitualMessage.milestone)
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
    all += each(TaskListMessage.note)
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
  ("ActivityHistoryMessage", ActivityHistoryMessage.samples),
  ("ActivityMessage", ActivityMessage.samples),
  ("BeginningMessage", BeginningMessage.samples),
  ("BlockMessage", BlockMessage.samples),
  ("ChangePartMessage", ChangePartMessage.samples),
  ("ChangesMessage", ChangesMessage.samples),
  ("CommonMessage", CommonMessage.samples),
  ("DayAdviceMessage", DayAdviceMessage.samples),
  ("DayMessage", DayMessage.samples),
  ("DaysSinceMessage", DaysSinceMessage.samples),
  ("FileChangeMessage", FileChangeMessage.samples),
  ("GlanceMessage", GlanceMessage.samples),
  ("GroupMessage", GroupMessage.samples),
  ("HabitYearMessage", HabitYearMessage.samples),
  ("HistoryMessage", HistoryMessage.samples),
  ("InsightMessage", InsightMessage.samples),
  ("ItemChangeMessage", ItemChangeMessage.samples),
  ("ItemMessage", ItemMessage.samples),
  ("KindMessage", KindMessage.samples),
  ("LifeMessage", LifeMessage.samples),
  ("LifePageMessage", LifePageMessage.samples),
  ("LintReportMessage", LintReportMessage.samples),
  ("OccasionMessage", OccasionMessage.samples),
  ("PageMessage", PageMessage.samples),
  ("PagesMessage", PagesMessage.samples),
  ("PictureMessage", PictureMessage.samples),
  ("PresetMessage", PresetMessage.samples),
  ("ProjectListMessage", ProjectListMessage.samples),
  ("QuestionMessage", QuestionMessage.samples),
  ("ReportMessage", ReportMessage.samples),
  ("RitualLineMessage", RitualLineMessage.samples),
  ("RitualListMessage", RitualListMessage.samples),
  ("RitualMessage", RitualMessage.samples),
  ("RitualViewMessage", RitualViewMessage.samples),
  ("SettingsMessage", SettingsMessage.samples),
  ("SiteMessage", SiteMessage.samples),
  ("StandingMessage", StandingMessage.samples),
  ("StateMessage", StateMessage.samples),
  ("StatsMessage", StatsMessage.samples),
  ("TaskListMessage", TaskListMessage.samples),
  ("TaskMessage", TaskMessage.samples),
  ("TimeReportMessage", TimeReportMessage.samples),
  ("TodayMessage", TodayMessage.samples),
]
