import Chronology
import Insight
package import Languages
import Outline
package import Planner

/// How items stand today, and what they say besides their titles.
package enum ItemStanding {
  /// The state of an item that is no recurring task: its box; else what its log says of today; else whether its time has passed.
  static func state(of item: PlanItem, in home: ItemHome, _ time: SurveyTime) -> ListedItem.State? {
    if let box = item.box { return state(of: box) }
    switch item.content {
    case .streak(let rule): return state(of: rule, item.log, time)
    case .habit: return state(ofHabit: item, home.arc, time)
    case .block(let block): return isOver(home.day, block.end ?? block.start, time) ? .over : nil
    case .timeline(let days): return days.last < time.today ? .over : nil
    case .phase(let phase): return phase.last.map { $0 < time.today } ?? false ? .over : nil
    case .daysUntil(let date): return date < time.today ? .over : nil
    case .activity: return isDone(on: time.today, in: item.log) ? .done : nil
    case .counter, .count:
      guard let standing = NumberStanding(item.content, today: time.today), standing.goal != nil else { return nil }
      return standing.isReached ? .done : .open
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .textList, .tally, .best, .recurring, .schedule, .task,
      .routine, .category, .link, .mark:
      return nil
    }
  }

  /// A box of an unknown mark settles nothing.
  private static func state(of box: BoxState) -> ListedItem.State {
    switch box {
    case .done: .done
    case .dropped: .dropped
    case .open, .unknown: .open
    }
  }

  private static func state(of rule: StreakRule, _ log: [LogRecord], _ time: SurveyTime) -> ListedItem.State {
    if rule.until.map({ $0 < time.today }) ?? false { return .over }
    if isDone(on: time.today, in: log) { return .done }
    return TodayTracker.openUnit(of: rule, log, weekStart: time.weekStart, today: time.today) == nil ? .waiting : .open
  }

  /// - Parameter arc: the days of its arc; nil for a habit in none.
  private static func state(ofHabit item: PlanItem, _ arc: DateRange?, _ time: SurveyTime) -> ListedItem.State? {
    guard let arc, let habit = ArcHabit(item) else { return nil }
    guard arc.contains(time.today) else { return arc.last < time.today ? .over : .waiting }
    let days = HabitDays(habit, in: arc, weekStart: time.weekStart)
    return switch days.state(on: time.today, today: time.today) {
    case .done: .done
    case .skipped: .skipped
    case .open, .missed: .open
    case .ahead, .notDue: .waiting
    }
  }

  private static func isDone(on day: CivilDate, in log: [LogRecord]) -> Bool {
    log.contains { $0.status == .done && $0.days.contains(day) }
  }

  private static func isOver(_ day: CivilDate?, _ end: TimeOfDay, _ time: SurveyTime) -> Bool {
    day.map { Moment($0, end) <= time.now } ?? false
  }

  // MARK: Values

  /// What an item says besides its title; nil for what says nothing more.
  package static func value(of item: PlanItem, _ time: SurveyTime, _ clock: ClockStyle, in language: Language) -> String? {
    message(of: item, time, clock).map(language.say)
  }

  static func message(of item: PlanItem, _ time: SurveyTime, _ clock: ClockStyle) -> ItemValue? {
    switch item.content {
    case .counter, .count, .daysSince, .daysUntil, .tally:
      return NumberStanding(item.content, today: time.today).map { .number($0, item.content) }
    case .streak(let rule):
      return .streak(Streak(rule, log: item.log, weekStart: time.weekStart, today: time.today).current)
    case .best(let best):
      let standing = best.value ?? best.bestAttempt(in: item.log.through(time.today))
      return standing.map { .quantity($0, best.unit) }
    case .habit(let habit): return habit.rule.map { .rule("\($0.rule)") }
    case .activity:
      let last = item.log.filter { $0.status == .done }.map(\.days.last).filter { $0 <= time.today }.max()
      return last.map { .last($0, today: time.today) }
    case .timeline(let days): return .written(days.count == 1 ? "\(days.first)" : "\(days)")
    case .phase(let phase): return .written(phase.description)
    case .mark(let mark): return .mark(mark.date, mark.rating, mark.category)
    case .schedule(let row): return .times(row, clock, rule: nil)
    case .block(let block): return .times(block, clock, rule: nil)
    case .routine(let routine): return .times(routine.time, clock, rule: routine.rule.map { "\($0.rule)" })
    case .textList(let words): return .written(words.map(ShownText.line).joined(separator: ", "))
    case .quote(let author): return author.map { .written(ShownText.line($0)) }
    case .text, .bullet, .checkbox, .label, .image, .recurring, .task, .category, .link: return nil
    }
  }
}
