import Chronology
import Outline
import Planner
import Vault

/// A recurring task or a streak of a page that is due today, or was done today. Its texts are without markup.
struct TodayTracker: Sendable {
  enum Kind: Sendable {
    /// Open since a day or a time, or later today.
    case recurring(RecurringStatus)
    /// So many units long, and its unit is not done; of a period with a goal, on how many days it was done.
    case streak(Streak, done: Int, goal: Int)
  }

  var title: String
  var icon: Icon?
  /// As it is written: `mon wed`.
  var rule: String
  /// Whether it is wanted in a period of several days, on any of them.
  var isOfPeriod: Bool
  var kind: Kind
  /// Whether nothing of it is left to do today.
  var isDone: Bool
  /// The title of the page.
  var page: String
  var place: TaskPlace

  /// The time at which it is open, or will be today; nil for none.
  var time: TimeOfDay? {
    if case .recurring(let status) = kind { status.open == nil ? status.nextTime : status.openTime } else { nil }
  }

  /// Those of a page; what is set aside is not asked for.
  static func all(in file: VaultPlans.File<FocusPage>, weekStart: Weekday, today: CivilDate, now: Moment) -> [TodayTracker] {
    let page = ShownText.line(file.record.title)
    var all: [TodayTracker] = []
    for section in file.value.allSections where !section.isSetAside {
      section.forEachItem { item in
        guard let (rule, kind, isDone) = TodayTracker.kind(of: item, weekStart: weekStart, today: today, now: now) else {
          return
        }
        all.append(
          TodayTracker(
            title: ShownText.line(item.text),
            icon: item.icon,
            rule: "\(rule)",
            isOfPeriod: rule.isPeriod,
            kind: kind,
            isDone: isDone,
            page: page,
            place: TaskPlace(of: item, in: file.record)
          )
        )
      }
    }
    return all
  }

  private static func kind(
    of item: PlanItem,
    weekStart: Weekday,
    today: CivilDate,
    now: Moment
  ) -> (Recurrence, Kind, isDone: Bool)? {
    let isDoneToday = item.log.contains { $0.status == .done && $0.days.contains(today) }
    switch item.content {
    case .recurring(let rule):
      let time = now.time(on: today)
      let status = item.recurringStatus(rule, weekStart: weekStart, today: today, time: time)
      let isOpen = status.open != nil || status.next == today
      return isOpen || isDoneToday ? (rule.rule, .recurring(status), !isOpen) : nil
    case .streak(let rule):
      let streak = Streak(rule, log: item.log, weekStart: weekStart, today: today)
      let open = openUnit(of: rule, item.log, weekStart: weekStart, today: today)
      guard open != nil || isDoneToday else { return nil }
      return (rule.rule, .streak(streak, done: open ?? 0, goal: rule.rule.isPeriod ? rule.goal : 1), open == nil)
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .count, .counter, .textList, .timeline,
      .tally, .best, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      return nil
    }
  }

  /// On how many days the unit that is or holds today was done, where it wants more and is not skipped; else nil.
  static func openUnit(of rule: StreakRule, _ log: [LogRecord], weekStart: Weekday, today: CivilDate) -> Int? {
    guard rule.from ?? today <= today, today <= rule.until ?? today else { return nil }
    let done = DaySet(log.compactMap { $0.status == .done ? $0.days.dayNumbers : nil })
    let skipped = DaySet(log.compactMap { $0.status == .skipped ? $0.days.dayNumbers : nil })
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

extension TodayTracker {
  /// Of a recurring task the day since when it is open, or on which it will be; nil for a streak.
  var dueDay: CivilDate? {
    if case .recurring(let status) = kind { status.open ?? status.next } else { nil }
  }

  var isRecurring: Bool {
    if case .recurring = kind { true } else { false }
  }
}
