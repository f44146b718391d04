package import Chronology
package import Languages
package import Planner

/// The values of trackers in words.
package struct TrackerText {
  let today: CivilDate
  let weekStart: Weekday
  let clock: ClockStyle
  /// Whether nothing is counted or due.
  let isSetAside: Bool
  /// Whether tags of HTML are words.
  let keepsTags: Bool
  let language: Language

  package init(
    today: CivilDate,
    weekStart: Weekday,
    clock: ClockStyle,
    isSetAside: Bool,
    keepsTags: Bool = false,
    in language: Language = .english
  ) {
    (self.today, self.weekStart, self.clock, self.isSetAside) = (today, weekStart, clock, isSetAside)
    (self.keepsTags, self.language) = (keepsTags, language)
  }

  private func words(_ markdown: String) -> String { PlainText.line(markdown, keepsTags: keepsTags) }

  private func say(_ message: TrackerMessage) -> String { language.say(message) }

  /// What stands behind the name and a colon; empty where there is no value.
  package func value(of item: PlanItem) -> String {
    switch item.content {
    case .habit(let habit): habit.rule.map { RuleWords.text(of: $0, clock, in: language) } ?? ""
    case .text, .bullet, .checkbox, .label, .quote, .image, .schedule, .timeline, .task, .block, .routine, .category, .link,
      .mark, .phase,
      .activity:
      ""
    case .daysSince(let date): say(daysSince(date))
    case .daysUntil(let date): isSetAside ? date.description : say(daysUntil(date))
    case .count(let count): say(.quantity(count.value, unit: words(count.unit)))
    case .counter(let counter):
      say(.part(counter.value, of: counter.goal, unit: words(counter.unit)))
    case .textList(let values): values.map { words($0) }.joined(separator: " · ")
    case .tally(let count): language == .english ? String(count) : language.number(count)
    case .best(let best): say(standing(of: best, item.log))
    case .streak(let rule): text(of: rule, item.log)
    case .recurring(let rule): text(of: rule, item)
    }
  }

  /// What the value leaves to be said in the parenthesis.
  package func details(of item: PlanItem) -> [String] {
    switch item.content {
    case .count(let count): count.to.map { [detail(count.direction == .up ? .upTo($0) : .downTo($0))] } ?? []
    case .streak(let rule) where !isSetAside: StreakWords.details(rule, in: language)
    case .habit(let habit): habit.goal.map { [detail(.goal($0))] } ?? []
    case .mark(let mark):
      [mark.rating.map { .rating($0) }, mark.category.map { .lifeCategory($0) }, mark.marked.map { .marked($0) }]
        .compactMap { $0.map(detail) }
    case .activity(let activity):
      [activity.category.map { words($0) }, activity.since.map { detail(.since($0)) }].compactMap(\.self)
    case .routine(let routine):
      [
        routine.rule.map { RuleWords.text(of: $0, clock, in: language) }
          ?? language.say(RuleMessage.every(RuleSpan(count: 1, unit: .day)))
      ]
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .counter, .streak, .textList, .timeline,
      .tally, .best, .recurring, .schedule, .task, .block, .category, .link, .phase:
      []
    }
  }

  private func detail(_ detail: ItemDetail) -> String { language.say(detail) }

  // MARK: Days

  private func daysSince(_ date: CivilDate) -> TrackerMessage {
    guard !isSetAside else { return .since(date) }
    let days = date.days(until: today)
    return days < 0 ? .daysBefore(-days, date) : .daysSince(days, date)
  }

  private func daysUntil(_ date: CivilDate) -> TrackerMessage {
    switch today.days(until: date) {
    case 0: .isToday(date)
    case -1: .wasYesterday(date)
    case let days where days < 0: .wasDaysAgo(-days, date)
    case let days: .hasDaysLeft(days, date)
    }
  }

  // MARK: Logs

  private func standing(of best: Best, _ log: [LogRecord]) -> TrackerMessage {
    let attempt = best.bestAttempt(in: log)
    let unit = words(best.unit)
    guard let top = best.value.map({ value in attempt.map { best.better(value, $0) } ?? value }) ?? attempt else {
      return .nothingYet(unit: unit, best.extreme)
    }
    return .best(top, unit: unit, best.extreme, written: best.value == top ? nil : best.value)
  }

  private func text(of rule: StreakRule, _ log: [LogRecord]) -> String {
    guard !isSetAside else { return StreakWords.rule(rule, in: language) }
    let streak = Streak(rule, log: log, weekStart: weekStart, today: today)
    return language.say(StreakWords.length(streak, of: rule.rule))
  }

  private func text(of rule: RecurringRule, _ item: PlanItem) -> String {
    let words = RuleWords.text(of: rule, clock, in: language)
    guard !isSetAside else { return words }
    let status = item.recurringStatus(rule, weekStart: weekStart, today: today)
    var parts: [TrackerMessage] = []
    if let open = status.open {
      parts.append(open == today ? .dueToday : .lastDue(open))
    } else {
      parts.append(status.next.map { .next($0) } ?? .noFurtherDay)
    }
    if let last = status.lastDone { parts.append(.lastDone(last)) }
    return words + "; " + parts.map(say).joined(separator: ", ")
  }
}

/// What a tracker comes to.
enum TrackerMessage: Message {
  /// What is set aside counts no days.
  case since(CivilDate)
  case daysSince(Int, CivilDate)
  /// So many days before a day from which they count.
  case daysBefore(Int, CivilDate)
  case isToday(CivilDate)
  case wasYesterday(CivilDate)
  case wasDaysAgo(Int, CivilDate)
  case hasDaysLeft(Int, CivilDate)
  case quantity(Planner.Number, unit: String)
  case part(Planner.Number, of: Planner.Number, unit: String)
  case nothingYet(unit: String, Extreme)
  /// The best, and what is written where that is another.
  case best(Planner.Number, unit: String, Extreme, written: Planner.Number?)
  case dueToday
  case lastDue(CivilDate)
  case next(CivilDate)
  case noFurtherDay
  case lastDone(CivilDate)
}
