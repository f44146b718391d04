package import Chronology
import Insight
package import Planner
package import Vault

/// What `tidemark stats week`, `tidemark stats month` and `tidemark stats year` show: what rituals, pages and activities came to in some days. Its
/// texts are without markup.
package struct StatsPeriodSheet: Sendable {
  struct RitualRow: Sendable {
    var name: WrittenName
    var title: String { name.words }
    var icon: Icon?
    var totals: DayTotals
  }

  /// An item of a page, and what it came to.
  struct ItemRow<Value: Sendable>: Sendable {
    var item: StatsPeriodItem
    var value: Value
  }

  struct StreakFigures: Sendable {
    var period: StreakPeriod
    /// As it stands today.
    var current: Int
  }

  struct BestFigures: Sendable {
    var period: BestPeriod
    /// As it stands today.
    var standing: Number?
    var unit: String
  }

  struct ActivityRow: Sendable {
    var name: WrittenName
    var title: String { name.words }
    var icon: Icon?
    /// On how many days it was done.
    var days: Int
  }

  /// Tasks that were done in one place.
  struct TaskRow: Hashable, Sendable {
    enum Home: Hashable, Sendable {
      case project(WrittenName)
      case page(WrittenName)
      /// Those of days that no project has.
      case days

      init(_ task: ListedItem) {
        self = task.projectName.map(Home.project) ?? task.home.pageName.map(Home.page) ?? .days
      }
    }

    var home: Home
    var count: Int
  }

  /// A month of a year.
  struct MonthRow: Sendable {
    var days: DateRange
    /// Of all rituals.
    var all: DayTotals
    var streaks: Rate
    var recurring: Rate
    /// How many were done.
    var tasks: Int
    /// Completions of all activities.
    var activities: Int
  }

  let span: StatsPeriodSpan
  let days: DateRange
  let today: CivilDate
  /// Whether the vault has any ritual, ran it in these days or not.
  let hasRituals: Bool
  /// Whether the vault has nothing that could be counted.
  let isOfNothing: Bool
  /// Of all rituals.
  let all: DayTotals
  /// Those that had an arc.
  let rituals: [RitualRow]
  let best: RitualRow?
  /// Whether today is one of the days and something due on it is open, so that it counts in no rate of a ritual.
  let isTodayOpen: Bool
  /// Streaks with a unit due, recurring tasks with a due day, bests with an attempt.
  let streaks: [ItemRow<StreakFigures>]
  let recurring: [ItemRow<Rate>]
  /// Where tasks were done.
  let tasks: [TaskRow]
  let bests: [ItemRow<BestFigures>]
  /// As they stand today; none where the days do not hold today.
  let numbers: [ItemRow<NumberStanding>]
  /// Those that were done.
  let activities: [ActivityRow]
  /// Of a year; empty for others.
  let months: [MonthRow]

  /// What is asked for; all that is counted is of it.
  let question: Question
  /// By what the sums are, where they are asked for; nothing else is shown then.
  let key: StatsPeriodSum.Key?
  let sums: [StatsPeriodSum]

  /// - Parameter countsTasks: whether the plans have all days that are asked for, without which tasks would be counted in part.
  package init(
    _ plans: VaultPlans,
    _ question: Question = Question(),
    by key: StatsPeriodSum.Key? = nil,
    countsTasks: Bool = false,
    now: Moment,
    today: CivilDate,
    _ span: StatsPeriodSpan,
    _ days: DateRange
  ) {
    let time = SurveyTime(weekStart: plans.settings.weekStarts, today: today, now: now)
    let survey = RitualSurvey(plans, now: now, today: today) { StatsPeriodCount.isAsked($0, question, time) }
    let count = StatsPeriodCount(survey, plans, question, countsTasks: countsTasks)
    self.init(survey, count, question, by: key, span, days)
  }

  /// The same of what was counted for several periods.
  ///
  /// - Parameters:
  ///   - survey: of the rituals that are asked for.
  package init(
    _ survey: RitualSurvey,
    _ count: StatsPeriodCount,
    _ question: Question,
    by key: StatsPeriodSum.Key? = nil,
    _ span: StatsPeriodSpan,
    _ days: DateRange
  ) {
    (self.span, self.days, self.question, self.key, today) = (span, days, question, key, survey.today)
    sums = key.map { count.sums(by: $0, in: days) } ?? []
    hasRituals = !survey.rituals.isEmpty
    isOfNothing = survey.rituals.isEmpty && count.isOfNothing && !question.narrows && question.project == nil
    let summary = survey.history.summary(of: days)
    func row(_ period: RitualPeriod) -> RitualRow {
      let ritual = survey.rituals[period.ritual]
      return RitualRow(name: WrittenName(of: ritual), icon: ritual.icon, totals: period.totals)
    }
    all = count.all(in: days)
    rituals = summary.rituals.map(row)
    best = summary.best.map(row)
    isTodayOpen = days.contains(survey.today) && survey.history.all.lastSettledDay < survey.today
    streaks = count.streaks(in: days)
    recurring = count.recurring(in: days)
    tasks = count.tasks(in: days)
    bests = count.bests(in: days)
    numbers = days.contains(survey.today) ? count.numbers : []
    activities = count.activities(in: days)
    months = span == .year ? StatsPeriodSheet.months(of: days, count) : []
  }

  private static func months(of year: DateRange, _ count: StatsPeriodCount) -> [MonthRow] {
    Month.allCases.compactMap { DateRange(month: $0, ofYear: year.first.year) }.map { days in
      MonthRow(
        days: days,
        all: count.all(in: days),
        streaks: count.streakRate(in: days),
        recurring: count.recurringRate(in: days),
        tasks: count.taskCount(in: days),
        activities: count.activityDays(in: days)
      )
    }
  }

  /// Whether nothing was due in these days, and nothing done.
  var isBlank: Bool {
    rituals.isEmpty && streaks.isEmpty && recurring.isEmpty && tasks.isEmpty && bests.isEmpty && activities.isEmpty
  }
}
