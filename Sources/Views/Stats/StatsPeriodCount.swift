import Chronology
import Insight
import Planner
package import Vault

/// Counts what a vault came to in any days.
package struct StatsPeriodCount: Sendable {
  private let history: RitualHistory
  private let items: [StatsPeriodItem]
  /// The rules and the logs of streaks and of recurring tasks: each month of each year asks for these alone.
  private let streaks: [(rule: StreakRule, log: DayLog)]
  private let recurring: [(rule: RecurringRule, log: DayLog)]
  private let activities: [(activity: TrackedActivity, history: ActivityHistory, listed: ListedItem)]
  /// The rituals of the history, each as lists have it.
  private let rituals: [ListedItem]
  private let tasks: [DoneTask]
  private let weekStart: Weekday
  private let today: CivilDate

  /// - Parameter countsTasks: whether the plans have all days that are to be counted, without which tasks would be counted in part.
  package init(_ survey: RitualSurvey, _ plans: VaultPlans, _ question: Question, countsTasks: Bool = false) {
    let today = survey.today
    self.today = today
    history = survey.history
    weekStart = survey.settings.weekStarts
    let time = SurveyTime(weekStart: survey.settings.weekStarts, today: today, now: survey.now)
    let items = StatsPeriodItem.all(in: plans, question, time)
    streaks = items.compactMap { item in
      guard case .streak(let rule) = item.item.content else { return nil }
      return (rule: rule, log: item.days)
    }
    recurring = items.compactMap { item in item.recurringRule.map { (rule: $0, log: item.days) } }
    self.items = items
    activities = plans.activities.flatMap { StatsPeriodCount.activities(of: $0, question, time) }.map { activity, listed in
      (activity, ActivityHistory(activity, today: today), listed)
    }
    rituals = plans.rituals.filter { StatsPeriodCount.isAsked($0, question, time) }.map { StatsPeriodCount.ritual($0, time) }
    tasks = countsTasks ? DoneTask.all(in: plans, question, time) : []
  }

  private static func activities(
    of file: VaultPlans.File<Activities>,
    _ question: Question,
    _ time: SurveyTime
  ) -> [(TrackedActivity, ListedItem)] {
    let walk = ItemWalk(file.record, file.value.content, time, words: question.words)
    let items = walk.items { item, _ in item.type == .activity }.map(\.listed)
    return zip(file.value.activities, items).filter { question.admits($1, today: time.today) }.map { ($0, $1) }
  }

  private static func ritual(_ file: VaultPlans.File<Ritual>, _ time: SurveyTime) -> ListedItem {
    var ritual = ItemWalk(file.record, file.value.content, category: file.value.category, time).file(file.value.icon)
    ritual.type = .habit
    return ritual
  }

  /// Whether a question asks for a ritual, of which all habits are counted or none.
  static func isAsked(_ file: VaultPlans.File<Ritual>, _ question: Question, _ time: SurveyTime) -> Bool {
    question.admits(ritual(file, time), today: time.today)
  }

  /// What all came to in some days by a key.
  func sums(by key: StatsPeriodSum.Key, in days: DateRange) -> [StatsPeriodSum] {
    var sums = StatsPeriodSums(by: key)
    for task in tasks where days.contains(task.day) { sums.add(task.listed) { $0.tasks += 1 } }
    for (ritual, timeline) in zip(rituals, history.timelines) {
      let rate = timeline.totals(in: days).rate
      sums.add(ritual) { $0.habits += rate }
    }
    for item in items {
      if let period = period(item, days) { sums.add(item.listed) { $0.streaks += period.rate } }
      if let settled = settled(item, days) { sums.add(item.listed) { $0.settled += settled } }
    }
    for entry in activities {
      let count = entry.history.count(in: days)
      sums.add(entry.listed) { $0.activities += count }
    }
    return sums.all
  }

  /// Whether no page, no project, no day and no activity has anything to count.
  var isOfNothing: Bool { items.isEmpty && activities.isEmpty && tasks.isEmpty }

  // MARK: Rituals and activities

  /// What all rituals came to.
  func all(in days: DateRange) -> DayTotals { history.all.totals(in: days) }

  /// Those that were done.
  func activities(in days: DateRange) -> [StatsPeriodSheet.ActivityRow] {
    activities.compactMap { entry in
      let count = entry.history.count(in: days)
      let name = WrittenName(entry.activity.title)
      return count > 0 ? StatsPeriodSheet.ActivityRow(name: name, icon: entry.activity.icon, days: count) : nil
    }
  }

  /// On how many days activities were done, each counted by itself.
  func activityDays(in days: DateRange) -> Int { activities.reduce(0) { $0 + $1.history.count(in: days) } }

  // MARK: Tasks

  /// How many were done of each project and page, in their order; last of days.
  func tasks(in days: DateRange) -> [StatsPeriodSheet.TaskRow] {
    var (rows, places): ([StatsPeriodSheet.TaskRow], [StatsPeriodSheet.TaskRow.Home: Int]) = ([], [:])
    for task in tasks where days.contains(task.day) {
      let home = StatsPeriodSheet.TaskRow.Home(task.listed)
      if let place = places[home] {
        rows[place].count += 1
      } else {
        places[home] = rows.count
        rows.append(StatsPeriodSheet.TaskRow(home: home, count: 1))
      }
    }
    return rows.filter { $0.home != .days } + rows.filter { $0.home == .days }
  }

  func taskCount(in days: DateRange) -> Int { tasks.count { days.contains($0.day) } }

  // MARK: Pages

  private func rows<Value>(_ value: (StatsPeriodItem) -> Value?) -> [StatsPeriodSheet.ItemRow<Value>] {
    items.compactMap { item in value(item).map { StatsPeriodSheet.ItemRow(item: item, value: $0) } }
  }

  private func period(_ item: StatsPeriodItem, _ days: DateRange) -> StreakPeriod? {
    guard case .streak(let rule) = item.item.content else { return nil }
    return period(rule, item.days, days)
  }

  private func period(_ rule: StreakRule, _ log: DayLog, _ days: DateRange) -> StreakPeriod {
    StreakPeriod(rule, log, in: days, weekStart: weekStart, today: today)
  }

  /// Those with a unit due.
  func streaks(in days: DateRange) -> [StatsPeriodSheet.ItemRow<StatsPeriodSheet.StreakFigures>] {
    rows { item in
      guard case .streak(let rule) = item.item.content, let period = period(item, days), period.rate.due > 0 else { return nil }
      let streak = Streak(rule, log: item.item.log.through(today), weekStart: weekStart, today: today)
      return StatsPeriodSheet.StreakFigures(period: period, current: streak.current)
    }
  }

  /// The units done of those due, of all streaks.
  func streakRate(in days: DateRange) -> Rate {
    streaks.reduce(.nothing) { $0 + period($1.rule, $1.log, days).rate }
  }

  private func settled(_ item: StatsPeriodItem, _ days: DateRange) -> Rate? {
    guard let rule = item.recurringRule else { return nil }
    let settled = settled(rule, item.days, days)
    return settled.due > 0 ? settled : nil
  }

  private func settled(_ rule: RecurringRule, _ log: DayLog, _ days: DateRange) -> Rate {
    RecurringPeriod(rule, log, in: days, weekStart: weekStart, today: today).settled
  }

  /// Those with a due day.
  func recurring(in days: DateRange) -> [StatsPeriodSheet.ItemRow<Rate>] { rows { settled($0, days) } }

  /// The days settled of those due, of all recurring tasks.
  func recurringRate(in days: DateRange) -> Rate {
    recurring.reduce(.nothing) { $0 + settled($1.rule, $1.log, days) }
  }

  /// Those with an attempt.
  func bests(in days: DateRange) -> [StatsPeriodSheet.ItemRow<StatsPeriodSheet.BestFigures>] {
    rows { item in
      guard case .best(let best) = item.item.content else { return nil }
      let log = item.item.log
      let period = BestPeriod(best, log: log, in: days, today: today)
      guard period.attempts > 0 else { return nil }
      let standing = best.value ?? best.bestAttempt(in: log.through(today))
      return StatsPeriodSheet.BestFigures(period: period, standing: standing, unit: best.unit)
    }
  }

  var numbers: [StatsPeriodSheet.ItemRow<NumberStanding>] { rows { NumberStanding($0.item.content, today: today) } }
}
