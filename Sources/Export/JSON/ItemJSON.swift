import Chronology
import Diagnostics
import Outline
import Planner

/// The JSON of items and log entries.
enum ItemJSON {
  typealias Place = DocumentPlaces.Place

  static func objects(for elements: [PlanElement], _ places: [Place]?) -> [JSON] {
    elements.enumerated().map { index, element in
      switch element {
      case .item(let item): object(for: item, places?[index])
      case .other(let markdown): other(markdown, line: places?[index].line)
      }
    }
  }

  /// A block that is no item.
  static func other(_ markdown: String, line: Int?) -> JSON {
    var object = JSONObject()
    object.set("type", "other")
    object.add("line", line.map(JSON.integer))
    object.set("title", .string(firstLine(of: markdown)))
    object.set("text", .string(markdown))
    return object.json
  }

  private static func title(of item: PlanItem) -> String {
    switch item.content {
    case .text, .quote: firstLine(of: item.text)
    default: item.text
    }
  }

  /// What stands for the title of a text that has none.
  static func firstLine(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  private static func object(for item: PlanItem, _ place: Place?) -> JSON {
    var object = JSONObject()
    object.set("type", .string(item.type.rawValue))
    object.add("line", place.map { .integer($0.line) })
    object.set("title", .string(title(of: item)))
    object.add("number", item.number.map(JSON.integer))
    object.addBox(item.box)
    object.addContent(of: item)
    object.addTask(of: item)
    object.add("icon", item.icon?.text)
    object.add("color", item.color?.rawValue)
    object.add("was", item.was)
    object.add("id", item.id)
    object.addList("tags", place?.tags ?? item.trailingTags)
    object.addList("trailingTags", item.trailingTags)
    object.addFields(item.otherFields)
    object.addList("notes", item.notes)
    object.addList("log", item.log.enumerated().map { entry($1, place?.log[$0]) })
    object.addList("children", objects(for: item.children, place?.children))
    return object.json
  }

  private static func entry(_ record: LogRecord, _ place: Place?) -> JSON {
    var object = JSONObject()
    object.addDays(record.days)
    object.add("time", record.time)
    object.add("value", record.value)
    object.set("status", .string(record.status.rawValue))
    object.addWords("note", record.note)
    object.add("source", record.source)
    object.addFields(record.otherFields)
    object.add("line", place.map { .integer($0.line) })
    object.addList("notes", record.notes)
    object.addList("children", objects(for: record.children, place?.children))
    return object.json
  }
}

extension JSONObject {
  /// The days of a log entry.
  mutating func addDays(_ days: DateRange) {
    add("date", days.first)
    if days.count > 1 { add("until", days.last) }
  }

  mutating func addBox(_ box: BoxState?) {
    switch box {
    case .open: add("state", "open")
    case .done: add("state", "done")
    case .dropped: add("state", "dropped")
    case .unknown(let mark): add("mark", mark)
    case nil: break
    }
  }

  fileprivate mutating func addTask(of item: PlanItem) {
    add("due", item.task.due)
    add("doneOn", item.task.done)
    add("priority", item.task.priority?.rawValue)
    addWords("notify", [item.task.notify?.text ?? "", item.notify.text].filter { !$0.isEmpty }.joined(separator: " "))
    add("project", item.task.project)
  }

  /// The values that only items of this type have.
  fileprivate mutating func addContent(of item: PlanItem) {
    switch item.content {
    case .bullet, .checkbox, .label: break
    case .text: set("text", .string(item.text))
    case .quote(let author):
      set("text", .string(item.text))
      add("author", author)
    case .image(let source):
      set("alt", .string(item.text))
      set("source", .string(source))
    case .daysSince(let date): add("since", date)
    case .daysUntil(let date): add("until", date)
    case .count(let count): addCount(count)
    case .counter(let counter):
      add("value", counter.value)
      add("goal", counter.goal)
      addWords("unit", counter.unit)
    case .textList(let values): set("values", .array(values.map(JSON.string)))
    case .tally(let count): set("value", .integer(count))
    case .best(let best):
      set("best", .string(best.extreme.rawValue))
      add("value", best.value)
      addWords("unit", best.unit)
    case .streak(let rule): addStreak(rule)
    case .recurring(let rule): addRecurring(rule)
    case .timeline(let days):
      add("start", days.first)
      add("end", days.last)
    case .schedule(let time), .block(let time): addTime(time)
    case .routine(let routine):
      addTime(routine.time)
      if let rule = routine.rule { addRecurring(rule) }
    case .task, .category: break
    case .habit(let habit):
      if let rule = habit.rule { addRecurring(rule) }
      add("goal", habit.goal.map(JSON.integer))
    case .mark(let mark):
      add("date", mark.date)
      add("rating", mark.rating?.rawValue)
      add("category", mark.category?.rawValue)
      add("marked", mark.marked)
    case .phase(let days):
      add("start", days.first)
      add("end", days.last)
    case .activity(let activity):
      add("category", activity.category)
      add("since", activity.since)
    case .link: add("target", VaultLink(item.text)?.target.text)
    }
  }

  private mutating func addTime(_ time: ScheduleTime) {
    add("start", time.start)
    add("end", time.end)
  }

  private mutating func addCount(_ count: Count) {
    set("direction", .string(count.direction.rawValue))
    add("value", count.value)
    add("to", count.to)
    addWords("unit", count.unit)
  }

  private mutating func addStreak(_ rule: StreakRule) {
    set("streak", .string(rule.rule.description))
    set("goal", .integer(rule.goal))
    add("from", rule.from)
    add("until", rule.until)
  }

  private mutating func addRecurring(_ rule: RecurringRule) {
    set("every", .string(rule.rule.description))
    addList("at", rule.times.map(\.description))
    if let window = rule.window { set("between", ["start": .string("\(window.start)"), "end": .string("\(window.end)")]) }
    if rule.months != .all { set("in", .array(rule.months.months.map { .string($0.name) })) }
    add("from", rule.from)
    add("until", rule.until)
  }
}
