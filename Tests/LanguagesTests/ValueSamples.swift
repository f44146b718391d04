import Chronology
import Diagnostics
import Formatting
import Import
import Insight
import Languages
import Outline
import Planner
import Vault

@testable import CommandLine
@testable import Editing
@testable import Export
@testable import LanguageServer
@testable import Lint
@testable import Views
@testable import Workspace

// What messages are made of, besides numbers, texts, days and times.

extension Weekday: Sampled {}
extension Month: Sampled {}
extension ClockStyle: Sampled {}
extension DaySlot: Sampled {}
extension HabitState: Sampled {}
extension Priority: Sampled {}
extension Color: Sampled {}
extension Trend: Sampled {}
extension RateBand: Sampled {}
extension Planner.Direction: Sampled {}
extension WeekRating: Sampled {}
extension LifeCategory: Sampled {}
extension ArcStatus: Sampled {}
extension ArcMilestoneStanding.State: Sampled {}
extension ActivityPeriod: Sampled {}
extension InsightCard: Sampled {}
extension RitualGlance.NextRitual.Day: Sampled {}
extension ItemType: Sampled {}
extension DocumentKind: Sampled {}
extension FieldKey: Sampled {}
extension Severity: Sampled {}
extension BeginningStep: Sampled {}
extension OccasionMessage.Kind: Sampled {}
extension QuestionMessage.Noun: Sampled {}
extension Views.StateWord: Sampled {}
extension DueSpan: Sampled {}
extension ListedItem.State: Sampled {}
extension RitualList.Group: Sampled {}
extension StatsPeriodSum.Key: Sampled {}
extension TimeReport.Grouping: Sampled {}

extension InsightName: Sampled {
  static let samples = String.samples.map { InsightName(words: $0) }
}

extension ClosedRange<Int>: Sampled {
  static let samples = [0...7, 1...60]
}

extension MonthSet: Sampled {
  static let samples = [MonthSet([.february]), MonthSet([.june, .november])]
}

extension ScheduleTime: Sampled {
  static let samples = TimeOfDay.samples.map { ScheduleTime.at($0) }
}

extension LifeMilestone.Kind: Sampled {
  static let samples = [LifeMilestone.Kind.birthday(30), .halfway, .marking(1), .marking(52)]
}

extension LifeMilestone: Sampled {
  static var samples: [LifeMilestone] {
    CivilDate("1990-06-14").map { LifeMilestone.all(of: LifeSpan(born: $0)) } ?? []
  }
}

extension StatsPeriodSpan: Sampled {
  static let samples = [StatsPeriodSpan.week, .month, .year, .period]
}

extension StatsProblem.Hint: Sampled {
  static let samples = [
    StatsProblem.Hint.meant("2026-11"), .days(command: "tidemark stats 7d"), .whole(.month, command: "tidemark stats month"),
  ]
}

extension QuestionMessage.Widening: Sampled {
  static let samples = [QuestionMessage.Widening(option: "--due", count: 1)]
}

extension TaskListMessage.Subject: Sampled {
  static var samples: [TaskListMessage.Subject] {
    [.project("Thé"), .page("Thé"), .earlierDays] + SeenDay.samples.map { .day($0) }
  }
}

extension LifeMessage.Sign: Sampled {
  static let samples = [LifeMessage.Sign.lived, .livedAndMarked, .thisWeek, .ahead, .birthday, .marked]
}

extension LifeMessage.Standing: Sampled {
  static let samples = [LifeMessage.Standing.today, .next, .reached, .ahead]
}

extension NamedBlock: Sampled {
  static let samples = [NamedBlock("Thé", TimeOfDay.samples[0], TimeOfDay.samples[1], .twentyFourHours)]
}

extension ChangeTurn.Style: Sampled {
  static let samples = [ChangeTurn.Style.arrow, .spoken]
}

extension ChangeTurn: Sampled {
  static var samples: [ChangeTurn] { ChangeTurn.Style.samples.map { ChangeTurn("3/8", "5/8", $0) } }
}

extension ChangedHeading: Sampled {
  static let samples = [
    ChangedHeading.beginning, .section("Thé"), .group("Thé", section: "Ñandú"), .group("Thé", section: nil),
  ]
}

extension ChangedPlace: Sampled {
  static let samples = [ChangedPlace.beginning, .item("Thé"), .heading("Thé")]
}

extension ChangedValue: Sampled {
  static var samples: [ChangedValue] {
    [.set("due", "2026-11-20"), .removed("due", "2026-11-20"), .key("due")] + ChangeTurn.samples.map { .turned("due", $0) }
  }
}

extension ItemChangeMessage.Box: Sampled {
  static let samples = [ItemChangeMessage.Box.done, .dropped, .new, .reopened, .none, .marked("~")]
}

extension BoxMark.Meaning: Sampled {
  static let samples = [BoxMark.Meaning.halfDone, .movedOn, .scheduled, .important, .inDoubt, .begunOrDropped]
}

extension FrontMatterFlaw: Sampled {
  static let samples = [
    FrontMatterFlaw.isNoMapping, .colonInValue, .keptSign, .keptAnchor, .lacksColon, .indentDiffers, .quotesUnclosed,
    .bracketUnclosed, .commentInBrackets,
  ]
}

extension ToldArc: Sampled {
  static var samples: [ToldArc] {
    DateRange.samples.map { ToldArc(number: 2, days: $0, ended: nil) }
      + DateRange.samples.map { ToldArc(number: 1, days: $0, ended: $0.first) }
  }
}

extension ToldSigns: Sampled {
  static let samples = [ToldSigns(texts: ["⏫"], count: 1), ToldSigns(texts: ["⏫", "📅"], count: 5)]
}

extension LintReportMessage.FindingCount: Sampled {
  static var samples: [LintReportMessage.FindingCount] {
    zip(Severity.allCases, Int.samples).map { LintReportMessage.FindingCount(severity: $0, count: $1) }
  }
}

extension VaultSection: Sampled {}
extension FileOrderMessage.Side: Sampled {}

extension NumberValue: Sampled {
  static let samples = Number.samples.flatMap { number in
    [NumberValue(number: number), NumberValue(number: number, goal: number, unit: "Thé")]
  }
}

extension BlockChangeMessage.Slot: Sampled {
  static var samples: [BlockChangeMessage.Slot] { [.asked, .nextFree] + ShownTime.samples.map { .nearest(to: $0) } }
}

extension BlockChangeMessage.Shortening: Sampled {
  static let samples = [
    BlockChangeMessage.Shortening(minutes: 1, next: nil), BlockChangeMessage.Shortening(minutes: 90, next: "Thé"),
  ]
}

extension BlockChangeMessage.Limit: Sampled {
  static var samples: [BlockChangeMessage.Limit] {
    ShownTime.samples.flatMap { [.endOfDay($0), .block("Thé", begins: $0)] }
  }
}

extension PlanOrigin: Sampled {
  static var samples: [PlanOrigin] {
    [.tasksOfDay, .block("Thé", on: nil)] + CivilDate.samples.flatMap { [.day($0), .block("Thé", on: $0)] }
  }
}

extension AttemptMessage.Outcome: Sampled {
  static var samples: [AttemptMessage.Outcome] {
    [.firstAttempt, .asGood] + Number.samples.flatMap { [.newBest(before: $0), .bestStays($0)] }
  }
}

extension TitleNoun: Sampled {
  static var samples: [TitleNoun] {
    [.activity, .life, .page, .project, .ritual, .row] + CivilDate.samples.map { .block($0) }
  }
}

extension TitleAdvice: Sampled {}

extension FormattedFile.Loss: Sampled {
  static let samples = [FormattedFile.Loss.edits, .blocks, .values, .notIdempotent]
}

extension Extreme: Sampled {}
extension PropertyKey: Sampled {}
extension ClaimedKind: Sampled {}

extension ShownStretch: Sampled {
  static let samples = ClockStyle.allCases.map {
    ShownStretch(start: TimeOfDay.samples[0], end: TimeOfDay.samples[1], clock: $0)
  }
}

extension RuleSpan: Sampled {
  static let samples = [(1, Recurrence.Unit.day), (2, .week), (1, .month), (3, .year), (2, .hour)].map {
    RuleSpan(count: $0, unit: $1)
  }
}

extension Recurrence.Unit: Sampled {}

extension MonthPosition: Sampled {
  static let samples = MonthPosition.Ordinal.allCases.map { MonthPosition($0, .monday) }
}

extension Told: Sampled {
  static let samples = String.samples.map { Told($0) }
}

extension Int32: Sampled {
  static let samples: [Int32] = [2, 13]
}

extension ThingWord: Sampled {
  static let samples: [ThingWord] = [
    .thing, .item, .itemWithBoxOrLog, .itemOrSection, .itemOfPage, .itemSetAside, .task, .taskOfDay, .taskOfProject,
    .openTaskOfEarlierDay, .taskOrBox, .doing, .skippable, .activity, .bestSoFar, .counter, .counterOrCount, .tally, .timeBlock,
    .project, .stack, .strategy, .file([.project]), .file([.project, .page, .ritual]), .file(Set(DocumentKind.allCases)),
    .bearer("due"),
  ]
}

extension AmbiguityMessage.Kind: Sampled {}
extension RestoringMessage.Part: Sampled {}

extension ReorderingMessage.Rank: Sampled {
  static let samples = [ReorderingMessage.Rank.first, .last, .number(3)]
}

extension WeekName: Sampled {
  static var samples: [WeekName] { [.this] + Int.samples.map { .number($0) } + CivilDate.samples.map { .of($0) } }
}

extension MarkedWeek: Sampled {
  static var samples: [MarkedWeek] {
    DateRange.samples.flatMap { days in
      WeekName.samples.map { MarkedWeek(name: $0, days: days, today: CivilDate.samples[1]) }
    }
  }
}

extension SaidMark: Sampled {
  static var samples: [SaidMark] {
    [SaidMark()] + WeekRating.samples.map { SaidMark(words: "Thé", rating: $0) }
      + LifeCategory.samples.map { SaidMark(category: $0) }
  }
}

/// But for those that the system has its own words for.
extension FileError: Sampled {
  static let samples: [FileError] = [
    .notFound, .isDirectory, .isNotDirectory, .alreadyExists, .notPermitted, .tooLarge(limit: 64 << 20), .tooLarge(limit: 1),
    .nameIsNotText, .noSpace, .readOnlyFileSystem, .brokenPipe, .deadLink, .linkLoop, .changedWhileEditing, .openForWriting,
    .folderNotPermitted, .folderInUse, .isNotRegular, .changedTwice, .cutShort(kept: "x~"), .notSupported,
  ]
}

extension CommitFailureMessage.Left: Sampled {
  static let samples = [CommitFailureMessage.Left.lost("a.md"), .kept("a.md", in: "x~")]
}

extension LeftAloneMessage.Reason: Sampled {
  static let samples: [LeftAloneMessage.Reason] = [
    .isEmpty, .isWide, .isNoText, .lacksKind(.page), .isNote, .isNoKind("Thé", meant: nil), .isNoKind("Thé", meant: "page"),
  ]
}

extension LintFixesMessage.Declined: Sampled {
  static let samples = [
    LintFixesMessage.Declined(rule: "misspelled-kind", file: "a.md", obstacle: "duplicate-title"),
    LintFixesMessage.Declined(rule: "misspelled-kind", file: "a.md", obstacle: nil),
  ]
}

extension PhraseKind: Sampled {}
extension ShelfThing: Sampled {}

extension EchoedDays: Sampled {
  static var samples: [EchoedDays] {
    let names = ["from", "to", "since", "until", "due", "on"]
    return names.map { EchoedDays($0, CivilDate.samples[0]) } + DateRange.samples.map { EchoedDays("on", $0) }
  }
}

extension ReadWhen: Sampled {
  static var samples: [ReadWhen] {
    let times = ShownTime.samples
    return [
      ReadWhen(day: CivilDate.samples[0], start: times[0], end: times[2], minutes: 90),
      ReadWhen(due: CivilDate.samples[1], rule: "mon", start: times[1], priority: "high"),
    ]
  }
}

extension UndoDistance: Sampled {
  static var samples: [UndoDistance] {
    let now = Moment(CivilDate.samples[0], .noon)
    let (today, before) = (now.date, now.date.adding(days: -1))
    return ["\(today) 11:50", "\(today) 11:00", "\(today) 09:30", "\(before) 12:00", "\(before.adding(days: -2)) 12:00"]
      .compactMap {
        UndoDistance(from: $0, to: now)
      }
  }
}

extension ImportReportMessage.Count: Sampled {
  static var samples: [ImportReportMessage.Count] {
    ImportAccount.Outcome.allCases.flatMap { outcome in [1, 2].map { ImportReportMessage.Count(outcome, $0) } }
  }
}

extension NamedPlaces: Sampled {
  static let samples = [NamedPlaces(first: ["a.md:1"], more: 0), NamedPlaces(first: ["a.md:1", "a.md:2"], more: 5)]
}

extension CountedThing: Sampled {
  static let samples = KeptThing.allCases.map { CountedThing(thing: $0, count: 2) }
}
