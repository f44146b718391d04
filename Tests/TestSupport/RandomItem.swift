import Chronology
import Planner

extension RandomPlan {
  /// An item of any type; below others it is one that can stand in a list item.
  public mutating func item(depth: Int) -> PlanItem {
    let pick = Int.random(in: depth == 0 ? 0..<20 : 1..<20, using: &random)
    switch pick {
    case 0: return PlanItem(.text, text: texts.lines(using: &random))
    case 1: return quote()
    case 2: return PlanItem(.image(source: "img/\(word()).png"), text: line())
    case 3...4: return finish(.bullet, depth)
    case 5...7: return checkbox(depth)
    case 8: return finish(.label, depth)
    case 9: return finish(random.chance(50) ? .daysSince(date()) : .daysUntil(date()), depth)
    case 10: return finish(.count(count()), depth)
    case 11: return finish(.counter(Counter(value: random.chance(20) ? .zero : goal(), goal: goal(), unit: unit())), depth)
    case 12: return finish(.streak(streakRule()), depth)
    case 13: return finish(.textList(many(2...4) { $0.line() }), depth)
    case 14: return finish(.timeline(days()), depth)
    case 15: return finish(.tally(Int.random(in: 1...17, using: &random)), depth)
    case 16: return finish(.best(best()), depth)
    case 17: return finish(.recurring(recurringRule()), depth)
    default: return finish(.schedule(random.chance(50) ? .at(time()) : .range(timeRange())), depth)
    }
  }

  mutating func quote() -> PlanItem {
    let author = optional(60) { $0.line() }
    let paragraphs = many(1...2) { $0.texts.lines(using: &$0.random) }
    return PlanItem(.quote(author: author), text: paragraphs.joined(separator: "\n\n"))
  }

  private mutating func checkbox(_ depth: Int) -> PlanItem {
    var item = finish(.checkbox, depth)
    if random.chance(15) { return titledList(item) }
    let states: [BoxState] = [.open, .open, .done, .done, .dropped, .unknown("?")]
    item.box = random.pick(states)
    if random.chance(50) { item.task = task() }
    if item.task != TaskDetails() { addFieldParts(to: &item) }
    return item
  }

  /// A list of boxes with a title, which has none itself.
  private mutating func titledList(_ item: PlanItem) -> PlanItem {
    var item = item
    item.children = many(1...3) { random in
      .item(PlanItem(.checkbox, text: random.line(), box: random.random.pick([.open, .done, .dropped])))
    }
    return item
  }

  private mutating func task() -> TaskDetails {
    var task = TaskDetails(due: optional(60) { $0.date() }, priority: optional(40) { $0.random.pick(Priority.allCases) })
    task.done = optional(30) { $0.date() }
    task.project = optional(20) { $0.line() }
    if task.due != nil { task.notify = optional(40) { $0.random.chance(30) ? .morning : .at($0.time()) } }
    return task
  }

  // MARK: What all list items have

  private mutating func finish(_ content: PlanItem.Content, _ depth: Int) -> PlanItem {
    var item = PlanItem(content, text: line())
    switch content {
    case .bullet: item.icon = nil
    case .label: item.icon = random.chance(80) ? emoji() : .symbol("book")
    case .recurring: (item.box, item.icon) = (.open, icon())
    default: item.icon = icon()
    }
    if case .schedule = content, random.chance(20) {
      item.notify = random.pick([.start, .end, [.start, .end]])
    }
    item.id = optional(5) { $0.random.pick(["one", "two", "no-3"]) }
    if hasFields(item) { addFieldParts(to: &item) }
    item.notes = many(0...(random.chance(20) ? 3 : 0)) { $0.texts.lines(using: &$0.random) }
    switch content {
    case .streak, .recurring: item.log = log { $0.state() }
    case .best: item.log = log { $0.attempt() }
    default: break
    }
    if depth < 3, random.chance(25) { item.children = children(of: content, depth) }
    return item
  }

  /// Whether a group of fields ends its headline.
  private func hasFields(_ item: PlanItem) -> Bool {
    if case .symbol = item.icon { return true }
    if !item.notify.isEmpty { return true }
    switch item.content {
    case .daysSince, .daysUntil, .count, .streak, .best, .recurring: return true
    default: return false
    }
  }

  /// What can only stand in or behind a group of fields.
  mutating func addFieldParts(to item: inout PlanItem) {
    if random.chance(20) { item.otherFields = otherFields() }
    if random.chance(12) { item.number = Int.random(in: 0...12, using: &random) }
    if random.chance(15) { item.trailingTags = many(1...2) { $0.word() } }
  }

  /// What may stand below: nothing dated below a log, and no box below what a box would make a checkbox list.
  private mutating func children(of content: PlanItem.Content, _ depth: Int) -> [PlanElement] {
    var types: Set<ItemType> = [.bullet, .label, .counter, .tally, .textList, .quote, .image]
    if ![.streak, .best, .recurring].contains(content.type) { types.formUnion([.schedule, .timeline]) }
    if ![.bullet, .label].contains(content.type) { types.formUnion([.checkbox, .recurring]) }
    var children: [PlanElement] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let item = item(depth: depth + 1)
      if types.contains(item.type) { children.append(.item(item)) }
    }
    if random.chance(10) { children.append(.other("```\n\(word())\n```")) }
    return children
  }

  // MARK: Values

  private mutating func unit() -> String { random.chance(40) ? line(of: .words) : "" }

  private mutating func line(of texts: RandomText) -> String { texts.line(using: &random) }

  private mutating func goal() -> Number {
    let significand = Int64.random(in: 1...9_999, using: &random)
    return Number(significand: significand, scale: random.chance(70) ? 0 : 1, isLength: random.chance(20))
  }

  private mutating func count() -> Count {
    let to = optional(40) { $0.number() }
    return Count(direction: random.pick(Direction.allCases), value: number(), to: to, unit: unit())
  }

  private mutating func best() -> Best {
    let extreme = random.pick(Extreme.allCases)
    return random.chance(80) ? Best(extreme: extreme, value: number(), unit: unit()) : Best(extreme: extreme)
  }

  mutating func bounds() -> (from: CivilDate?, until: CivilDate?) {
    let days = days(longest: 400)
    return (optional(30) { _ in days.first }, optional(20) { _ in days.last })
  }

  private mutating func streakRule() -> StreakRule {
    var rule = StreakRule(
      rule: recurrence(["daily", "weekly", "monthly", "yearly", "mon wed", "weekday", "2 weeks", "month on last"])
    )
    if rule.rule.isPeriod, random.chance(50) { rule.goal = Int.random(in: 2...5, using: &random) }
    (rule.from, rule.until) = bounds()
    return rule
  }

  mutating func recurringRule() -> RecurringRule {
    var rule = RecurringRule(
      rule: recurrence([
        "daily", "weekend", "3 weeks on sat", "month on 1 15 last", "month on 1st mon last fri", "year on mar 31", "hourly",
        "3 hours on weekday", "6 weeks after done", "month on last weekday", "2 months", "year on feb 29",
        "3 times a week", "5 times in 2 months",
      ])
    )
    (rule.from, rule.until) = bounds()
    guard !rule.rule.isAfterDone else { return rule }
    if rule.rule.unit == .hour {
      rule.window = optional(60) { $0.timeRange() }
    } else {
      rule.times = Set(many(0...2) { $0.time() }).sorted()
    }
    if random.chance(25) { rule.months = MonthSet(many(1...3) { $0.random.pick(Month.allCases) }) }
    return rule
  }

  mutating func recurrence(_ texts: [String]) -> Recurrence {
    let text = random.pick(texts)
    guard case .success(let rule) = Recurrence.parse(text) else { preconditionFailure("“\(text)” is a rule") }
    return rule
  }

  // MARK: Logs

  /// Entries by date.
  mutating func log(_ entry: (inout RandomPlan) -> LogRecord) -> [LogRecord] {
    many(0...(random.chance(70) ? 6 : 40), entry).sorted { ($0.days.first, $0.days.last) < ($1.days.first, $1.days.last) }
  }

  mutating func state() -> LogRecord {
    var record = LogRecord(days: days(longest: 10))
    if record.days.count == 1 { record.time = optional(20) { $0.time() } }
    record.status = random.chance(80) ? .done : random.pick([.skipped, .missed])
    finish(&record)
    return record
  }

  private mutating func attempt() -> LogRecord {
    var record = LogRecord(days: DateRange(date()), time: optional(20) { $0.time() })
    record.value = optional(90) { $0.number() }
    finish(&record)
    return record
  }

  private mutating func finish(_ record: inout LogRecord) {
    if random.chance(30) { record.note = line() }
    if random.chance(10) {
      record.source = random.pick(["widget", "phone"])
      record.otherFields = otherFields()
    }
    if random.chance(5) { record.notes = many(1...2) { $0.texts.lines(using: &$0.random) } }
    if random.chance(5) { record.children = [.item(PlanItem(.bullet, text: line()))] }
  }
}
