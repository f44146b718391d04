package import Chronology
import Diagnostics
package import Planner

/// The values of trackers in words.
package struct TrackerText {
  let today: CivilDate
  let weekStart: Weekday
  let clock: ClockStyle
  /// Whether nothing is counted or due.
  let isSetAside: Bool

  package init(today: CivilDate, weekStart: Weekday, clock: ClockStyle, isSetAside: Bool) {
    (self.today, self.weekStart, self.clock, self.isSetAside) = (today, weekStart, clock, isSetAside)
  }

  /// What stands behind the name and a colon; empty where there is no value.
  package func value(of item: PlanItem) -> String {
    switch item.content {
    case .habit(let habit): habit.rule.map { RuleWords.text(of: $0, clock) } ?? ""
    case .text, .bullet, .checkbox, .label, .quote, .image, .schedule, .timeline, .task, .block, .routine, .category, .link,
      .mark, .phase,
      .activity:
      ""
    case .daysSince(let date): daysSince(date)
    case .daysUntil(let date): daysUntil(date)
    case .count(let count): withUnit(count.value.description, count.unit)
    case .counter(let counter): withUnit("\(counter.value) of \(counter.goal)", counter.unit)
    case .textList(let values): values.map(PlainText.line).joined(separator: " · ")
    case .tally(let count): String(count)
    case .best(let best): text(of: best, item.log)
    case .streak(let rule): text(of: rule, item.log)
    case .recurring(let rule): text(of: rule, item)
    }
  }

  /// What the value leaves to be said in the parenthesis.
  package func details(of item: PlanItem) -> [String] {
    switch item.content {
    case .count(let count): count.to.map { ["\(count.direction.rawValue) to \($0)"] } ?? []
    case .streak(let rule) where !isSetAside: StreakWords.details(rule)
    case .habit(let habit): habit.goal.map { ["goal \($0)"] } ?? []
    case .mark(let mark): details(of: mark)
    case .activity(let activity):
      [activity.category.map(PlainText.line), activity.since.map { "since \($0)" }].compactMap(\.self)
    case .routine(let routine): [routine.rule.map { RuleWords.text(of: $0, clock) } ?? "every day"]
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .counter, .streak, .textList, .timeline,
      .tally, .best, .recurring, .schedule, .task, .block, .category, .link, .phase:
      []
    }
  }

  private func details(of mark: MarkDetails) -> [String] {
    let rating = mark.rating.map { "\($0.rawValue), \($0.number) of 5" }
    return [rating, mark.category?.rawValue, mark.marked.map { "marked \($0)" }].compactMap(\.self)
  }

  private func withUnit(_ number: String, _ unit: String) -> String {
    [number, PlainText.line(unit)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: Days

  private func daysSince(_ date: CivilDate) -> String {
    guard !isSetAside else { return "since \(date)" }
    let days = date.days(until: today)
    return days < 0 ? "in \(counted(-days, "day")), from \(date)" : "\(counted(days, "day")), since \(date)"
  }

  private func daysUntil(_ date: CivilDate) -> String {
    guard !isSetAside else { return date.description }
    let days = today.days(until: date)
    let distance =
      switch days {
      case 0: "today"
      case -1: "yesterday"
      case ..<0: counted(-days, "day") + " ago"
      default: counted(days, "day") + " left"
      }
    return "\(date), \(distance)"
  }

  // MARK: Logs

  private func text(of best: Best, _ log: [LogRecord]) -> String {
    let attempt = best.bestAttempt(in: log)
    guard let top = best.value.map({ value in attempt.map { best.better(value, $0) } ?? value }) ?? attempt else {
      return withUnit("nothing yet", best.unit) + ", the \(best.extreme.rawValue) counts"
    }
    let text = withUnit(top.description, best.unit) + ", \(best.extreme.rawValue) so far"
    guard let value = best.value, value != top else { return text }
    return text + ", \(value) is written"
  }

  private func text(of rule: StreakRule, _ log: [LogRecord]) -> String {
    guard !isSetAside else { return StreakWords.rule(rule) }
    return StreakWords.length(Streak(rule, log: log, weekStart: weekStart, today: today), of: rule.rule)
  }

  private func text(of rule: RecurringRule, _ item: PlanItem) -> String {
    let words = RuleWords.text(of: rule, clock)
    guard !isSetAside else { return words }
    let status = item.recurringStatus(rule, weekStart: weekStart, today: today)
    var parts: [String] = []
    if let open = status.open {
      parts.append(open == today ? "due today" : "last due \(open)")
    } else {
      parts.append(status.next.map { "next \($0)" } ?? "no further day")
    }
    if let last = status.lastDone { parts.append("last done \(last)") }
    return words + "; " + parts.joined(separator: ", ")
  }
}
