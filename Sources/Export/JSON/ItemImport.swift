import Chronology
import Planner

/// Reads items and log entries.
enum ItemImport {
  static func elements(_ object: JSONMembers, _ key: String) throws(JSONImportError) -> [PlanElement] {
    try object.objects(key).map { (element) throws(JSONImportError) in
      if element["type"] == "other" { return .other(try element.required("text", try element.text("text"))) }
      return .item(try item(element))
    }
  }

  private static func item(_ object: JSONMembers) throws(JSONImportError) -> PlanItem {
    let type = try object.required("type", try object.word("type", ItemType.self))
    var item = PlanItem(try ContentImport.content(type, object), text: try text(type, object))
    item.number = try object.whole("number", from: 0)
    item.box = try box(object)
    item.icon = try object.icon("icon")
    item.trailingTags = try object.texts("trailingTags")
    item.id = try object.text("id")
    item.task = TaskDetails(
      due: try object.date("due"),
      priority: try object.word("priority", Priority.self),
      done: try object.date("doneOn"),
      project: try object.text("project")
    )
    try readNotify(object, into: &item)
    item.color = try object.word("color", Color.self)
    item.was = try object.text("was")
    item.otherFields = try object.fields()
    item.notes = try object.texts("notes")
    item.log = try object.objects("log").map(entry)
    item.children = try elements(object, "children")
    return item
  }

  private static func text(_ type: ItemType, _ object: JSONMembers) throws(JSONImportError) -> String {
    let key =
      switch type {
      case .text, .quote: "text"
      case .image: "alt"
      case .bullet, .checkbox, .countUp, .countDown, .counter, .streak, .textList, .timeline, .label, .tally, .best, .recurring,
        .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
        "title"
      }
    return try object.required(key, try object.text(key))
  }

  private static func box(_ object: JSONMembers) throws(JSONImportError) -> BoxState? {
    if let mark = try object.text("mark") { return .unknown(mark) }
    return try object.read("state", as: .oneOf(["open", "done", "dropped"])) { word in
      switch word {
      case "open": .open
      case "done": .done
      case "dropped": .dropped
      default: nil
      }
    }
  }

  /// `yes` or a time, `start`, `end`, in this order.
  private static func readNotify(_ object: JSONMembers, into item: inout PlanItem) throws(JSONImportError) {
    guard let words = try object.text("notify") else { return }
    for word in words.split(separator: " ") {
      switch word {
      case "yes": item.task.notify = .morning
      case "start": item.notify.insert(.start)
      case "end": item.notify.insert(.end)
      default:
        guard let time = TimeOfDay(String(word)) else {
          throw object.failure("notify", .reminder)
        }
        item.task.notify = .at(time)
      }
    }
  }

  private static func entry(_ object: JSONMembers) throws(JSONImportError) -> LogRecord {
    let first = try object.required("date", try object.date("date"))
    guard let days = DateRange(first: first, last: try object.date("until") ?? first) else {
      throw object.failure("until", .dateAfter("date"))
    }
    return LogRecord(
      days: days,
      time: try object.time("time"),
      value: try object.number("value"),
      status: try object.word("status", LogRecord.Status.self) ?? .done,
      note: try object.text("note") ?? "",
      source: try object.text("source"),
      otherFields: try object.fields(),
      notes: try object.texts("notes"),
      children: try elements(object, "children")
    )
  }
}

/// Reads the values that only items of one type have.
enum ContentImport {
  static func content(_ type: ItemType, _ object: JSONMembers) throws(JSONImportError) -> PlanItem.Content {
    switch type {
    case .text: return .text
    case .bullet: return .bullet
    case .checkbox: return .checkbox
    case .label: return .label
    case .quote: return .quote(author: try object.text("author"))
    case .image: return .image(source: try object.required("source", try object.text("source")))
    case .countUp, .countDown: return try count(type, object)
    case .counter: return .counter(try counter(object))
    case .textList: return .textList(try object.texts("values"))
    case .tally: return .tally(try object.required("value", try object.whole("value", from: 0)))
    case .best: return .best(try best(object))
    case .streak: return .streak(try streak(object))
    case .recurring: return .recurring(try recurring(object))
    case .timeline: return .timeline(try timeline(object))
    case .schedule: return .schedule(try schedule(object))
    case .task: return .task
    case .block: return .block(try schedule(object))
    case .routine: return .routine(RoutineTime(time: try schedule(object), rule: try repetition(object)))
    case .category: return .category
    case .link: return .link
    case .habit: return .habit(HabitRule(rule: try repetition(object), goal: try object.whole("goal", from: 1)))
    case .mark:
      return .mark(
        MarkDetails(
          date: try object.required("date", try object.date("date")),
          rating: try object.word("rating", WeekRating.self),
          category: try object.word("category", LifeCategory.self),
          marked: try object.date("marked")
        )
      )
    case .phase:
      return .phase(try phase(object))
    case .activity:
      return .activity(ActivityDetails(category: try object.text("category"), since: try object.date("since")))
    }
  }

  private static func count(_ type: ItemType, _ object: JSONMembers) throws(JSONImportError) -> PlanItem.Content {
    if let direction = try object.word("direction", Direction.self) {
      let value = try object.required("value", try object.number("value"))
      let unit = try object.text("unit") ?? ""
      return .count(Count(direction: direction, value: value, to: try object.number("to"), unit: unit))
    }
    if type == .countUp { return .daysSince(try object.required("since", try object.date("since"))) }
    return .daysUntil(try object.required("until", try object.date("until")))
  }

  private static func counter(_ object: JSONMembers) throws(JSONImportError) -> Counter {
    let value = try object.required("value", try object.number("value"))
    let goal = try object.required("goal", try object.number("goal"))
    guard goal > .zero else { throw object.failure("goal", .positiveNumber) }
    return Counter(value: value, goal: goal, unit: try object.text("unit") ?? "")
  }

  private static func best(_ object: JSONMembers) throws(JSONImportError) -> Best {
    let extreme = try object.required("best", try object.word("best", Extreme.self))
    return Best(extreme: extreme, value: try object.number("value"), unit: try object.text("unit") ?? "")
  }

  private static func streak(_ object: JSONMembers) throws(JSONImportError) -> StreakRule {
    let rule = try object.rule("streak")
    let goal = try object.whole("goal", from: 1)
    if let times = rule.times, let goal, goal != times { throw object.failure("goal", .timesOfRule(times)) }
    return StreakRule(rule: rule, goal: goal ?? 1, from: try object.date("from"), until: try object.date("until"))
  }

  private static func recurring(_ object: JSONMembers) throws(JSONImportError) -> RecurringRule {
    var rule = RecurringRule(rule: try object.rule("every"))
    rule.times = try object.texts("at").enumerated().map { (index, text) throws(JSONImportError) in
      guard let time = TimeOfDay(text) else { throw object.failure("at[\(index)]", .time) }
      return time
    }
    if let window = try object.object("between") { rule.window = try range(window) }
    if object["in"] != nil {
      rule.months = MonthSet(
        try object.texts("in").enumerated().map { (index, text) throws(JSONImportError) in
          guard let month = Month(name: text) else { throw object.failure("in[\(index)]", .month) }
          return month
        }
      )
    }
    rule.from = try object.date("from")
    rule.until = try object.date("until")
    return rule
  }

  /// The rule of a repeating block, which may have none.
  private static func repetition(_ object: JSONMembers) throws(JSONImportError) -> RecurringRule? {
    object["every"] == nil ? nil : try recurring(object)
  }

  private static func timeline(_ object: JSONMembers) throws(JSONImportError) -> DateRange {
    let start = try object.required("start", try object.date("start"))
    guard let days = DateRange(first: start, last: try object.date("end") ?? start) else {
      throw object.failure("end", .dateNotBefore("start"))
    }
    return days
  }

  private static func phase(_ object: JSONMembers) throws(JSONImportError) -> PhaseDays {
    let start = try object.required("start", try object.date("start"))
    guard let end = try object.date("end") else { return PhaseDays(first: start) }
    guard start <= end else { throw object.failure("end", .dateNotBefore("start")) }
    return PhaseDays(first: start, last: end)
  }

  private static func schedule(_ object: JSONMembers) throws(JSONImportError) -> ScheduleTime {
    guard object["end"] != nil else { return .at(try object.required("start", try object.time("start"))) }
    return .range(try range(object))
  }

  private static func range(_ object: JSONMembers) throws(JSONImportError) -> TimeRange {
    let start = try object.required("start", try object.time("start"))
    let end = try object.required("end", try object.time("end"))
    guard let range = TimeRange(start: start, end: end) else { throw object.failure("end", .timeAfter("start")) }
    return range
  }
}
