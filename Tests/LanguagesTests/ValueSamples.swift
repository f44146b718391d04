import Chronology
import Diagnostics
import Formatting
import Import
import Insight
import Languages
import Outline
import Planner

@testable import CommandLine
@testable import Lint
@testable import Views

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
    .bracketUnclosed,
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

extension TitleNoun: Sampled {
  static var samples: [TitleNoun] {
    [.activity, .life, .page, .project, .ritual, .row] + CivilDate.samples.map { .block($0) }
  }
}

extension TitleAdvice: Sampled {}

extension FormattedFile.Loss: Sampled {
  static let samples = [FormattedFile.Loss.edits, .blocks, .values, .notIdempotent]
}
