import Chronology
import Outline
import Planner
import Vault

/// A recurring task or a streak of a page that is due today. Its texts are without markup.
struct TodayTracker: Sendable {
  enum Kind: Sendable {
    /// Open since a day; of a rule of so many times a period, how many of them are settled.
    case recurring(since: CivilDate, ofPeriod: Rate?)
    /// So many units long, and its unit is not done; of a period with a goal, on how many days it was done.
    case streak(Streak, done: Int, goal: Int)
  }

  var title: String
  var icon: Icon?
  /// As it is written: `mon wed`.
  var rule: String
  var kind: Kind
  /// The title of the page.
  var page: String
  var path: String

  /// Those of a page; what is set aside is not asked for.
  static func due(in file: VaultPlans.File<FocusPage>, weekStart: Weekday, today: CivilDate) -> [TodayTracker] {
    let page = ShownText.line(file.record.title)
    var due: [TodayTracker] = []
    for section in file.value.allSections where !section.isSetAside {
      section.forEachItem { item in
        guard let (rule, kind) = TodayTracker.due(item, weekStart: weekStart, today: today) else { return }
        due.append(
          TodayTracker(
            title: ShownText.line(item.text),
            icon: item.icon,
            rule: "\(rule)",
            kind: kind,
            page: page,
            path: file.record.path
          )
        )
      }
    }
    return due
  }

  private static func due(_ item: PlanItem, weekStart: Weekday, today: CivilDate) -> (Recurrence, Kind)? {
    switch item.content {
    case .recurring(let rule):
      let status = RecurringStatus(rule, log: item.log, weekStart: weekStart, today: today)
      return status.open.map { (rule.rule, .recurring(since: $0, ofPeriod: status.ofPeriod)) }
    case .streak(let rule):
      guard let done = openUnit(of: rule, item.log, weekStart: weekStart, today: today) else { return nil }
      let streak = Streak(rule, log: item.log, weekStart: weekStart, today: today)
      return (rule.rule, .streak(streak, done: done, goal: rule.rule.isPeriod ? rule.goal : 1))
    default: return nil
    }
  }

  /// On how many days the unit that is or holds today was done, where it wants more and is not skipped; else nil.
  private static func openUnit(of rule: StreakRule, _ log: [LogRecord], weekStart: Weekday, today: CivilDate) -> Int? {
    guard rule.from ?? today <= today, today <= rule.until ?? today else { return nil }
    let done = DaySet(log.lazy.filter { $0.status == .done }.map(\.days.dayNumbers))
    let skipped = DaySet(log.lazy.filter { $0.status == .skipped }.map(\.days.dayNumbers))
    let schedule = RecurrenceSchedule(
      rule.rule,
      from: rule.from,
      until: rule.until,
      weekStart: weekStart,
      earliestEntry: [done.first, skipped.first].compactMap(\.self).min().map(CivilDate.init(dayNumber:))
    )
    let isPeriod = rule.rule.isPeriod
    let unit = isPeriod ? schedule.period(containing: today) : schedule.next(onOrAfter: today).map { DateRange($0) }
    guard let unit, unit.contains(today), skipped.clamped(to: unit.dayNumbers).isEmpty else { return nil }
    let count = done.clamped(to: unit.dayNumbers).through(today).count
    // What was done today is not due today, though its period may want more.
    return count >= (isPeriod ? rule.goal : 1) || done.contains(today) ? nil : count
  }
}
