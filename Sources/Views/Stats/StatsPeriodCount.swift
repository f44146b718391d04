import Chronology
import Insight
import Planner
import Vault

/// Counts what a vault came to in any days.
struct StatsPeriodCount {
  private let history: RitualHistory
  private let items: [StatsPeriodItem]
  private let activities: [(activity: TrackedActivity, history: ActivityHistory)]
  private let weekStart: Weekday
  private let today: CivilDate

  init(_ survey: RitualSurvey, _ plans: VaultPlans) {
    let today = survey.today
    self.today = today
    history = survey.history
    weekStart = survey.settings.weekStarts
    items = StatsPeriodItem.all(in: plans)
    activities = plans.activities.flatMap(\.value.activities).map { ($0, ActivityHistory($0, today: today)) }
  }

  /// Whether no page and no activity has anything to count.
  var isOfNothing: Bool { items.isEmpty && activities.isEmpty }

  // MARK: Rituals and activities

  func all(in days: DateRange) -> StatsPeriodSheet.RitualRow {
    StatsPeriodSheet.RitualRow(title: "All rituals", totals: history.all.totals(in: days))
  }

  /// Those that were done.
  func activities(in days: DateRange) -> [StatsPeriodSheet.ActivityRow] {
    activities.compactMap { entry in
      let count = entry.history.count(in: days)
      let title = ShownText.line(entry.activity.title)
      return count > 0 ? StatsPeriodSheet.ActivityRow(title: title, icon: entry.activity.icon, days: count) : nil
    }
  }

  // MARK: Pages

  private func rows<Value>(_ value: (PlanItem) -> Value?) -> [StatsPeriodSheet.ItemRow<Value>] {
    items.compactMap { item in value(item.item).map { StatsPeriodSheet.ItemRow(item: item, value: $0) } }
  }

  private func period(_ item: PlanItem, _ days: DateRange) -> StreakPeriod? {
    guard case .streak(let rule) = item.content else { return nil }
    return StreakPeriod(rule, log: item.log, in: days, weekStart: weekStart, today: today)
  }

  /// Those with a unit due.
  func streaks(in days: DateRange) -> [StatsPeriodSheet.ItemRow<StatsPeriodSheet.StreakFigures>] {
    rows { item in
      guard case .streak(let rule) = item.content, let period = period(item, days), period.rate.due > 0 else { return nil }
      let streak = Streak(rule, log: item.log.through(today), weekStart: weekStart, today: today)
      return StatsPeriodSheet.StreakFigures(period: period, current: streak.current)
    }
  }

  /// The units done of those due, of all streaks.
  func streakRate(in days: DateRange) -> Rate {
    items.compactMap { period($0.item, days)?.rate }.reduce(.nothing, +)
  }

  /// Those with a due day.
  func recurring(in days: DateRange) -> [StatsPeriodSheet.ItemRow<Rate>] {
    rows { item in
      guard case .recurring(let rule) = item.content else { return nil }
      let settled = RecurringPeriod(rule, log: item.log, in: days, weekStart: weekStart, today: today).settled
      return settled.due > 0 ? settled : nil
    }
  }

  /// Those with an attempt.
  func bests(in days: DateRange) -> [StatsPeriodSheet.ItemRow<StatsPeriodSheet.BestFigures>] {
    rows { item in
      guard case .best(let best) = item.content else { return nil }
      let period = BestPeriod(best, log: item.log, in: days, today: today)
      guard period.attempts > 0 else { return nil }
      let standing = best.value ?? best.bestAttempt(in: item.log.through(today))
      return StatsPeriodSheet.BestFigures(period: period, standing: standing, unit: best.unit)
    }
  }

  var numbers: [StatsPeriodSheet.ItemRow<NumberStanding>] { rows { NumberStanding($0.content, today: today) } }
}
