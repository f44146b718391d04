import Chronology
import Outline
import Planner

/// The JSON of items and log entries.
enum ItemJSON {
  typealias Place = DocumentPlaces.Place

  static func append(_ elements: [PlanElement], _ places: DocumentPlaces?, to sink: inout some JSONSink) {
    sink.appendArray(of: elements.indices) { sink, index in
      switch elements[index] {
      case .item(let item): append(item, places?[index], to: &sink)
      case .other(let markdown): append(other: markdown, places?[index], to: &sink)
      }
    }
  }

  /// A block that is no item.
  private static func append(other markdown: String, _ place: Place?, to sink: inout some JSONSink) {
    sink.appendObject { sink in
      sink.add("type", "other")
      sink.add("line", place?.line)
      sink.add("title", firstLine(of: markdown))
      sink.add("text", markdown)
    }
  }

  private static func title(of item: PlanItem) -> String {
    switch item.content {
    case .text, .quote: firstLine(ofText: item.text)
    default: item.text
    }
  }

  /// What stands for the title of a text that has none.
  static func firstLine(of text: String) -> String {
    if let count = text.utf8.withContiguousStorageIfAvailable(plainLine) ?? nil { return String(text.utf8.prefix(count)) ?? "" }
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  /// The same without the backslash that breaks the line where another follows.
  private static func firstLine(ofText text: String) -> String {
    let line = firstLine(of: text)
    guard line.utf8.last == UInt8(ascii: "\\"), line.utf8.count < text.utf8.count, text.hasPrefix(line) else { return line }
    let bytes = Array(text.utf8)
    var breaks = HardBreaks(bytes, in: 0..<bytes.count)
    return breaks.isBackslash(before: line.utf8.count) ? String(line.dropLast()) : line
  }

  /// The bytes of the first line, if it is not empty and a line feed ends it or nothing does; nil where that is not sure.
  private static func plainLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count {
        let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // Eight characters of ASCII of which none is a control character.
        if (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0 {
          offset += 8
          continue
        }
      }
      switch bytes[offset] {
      case UInt8(ascii: "\n"): return offset == 0 ? nil : offset
      // What else ends a line begins so: U+0085, U+2028 and U+2029.
      case 0x0B...0x0D, 0xC2: return nil
      case 0xE2 where bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8: return nil
      default: offset += 1
      }
    }
    return bytes.count
  }

  private static func append(_ item: PlanItem, _ place: Place?, to sink: inout some JSONSink) {
    sink.appendObject { sink in
      sink.add("type", item.type.rawValue)
      sink.add("line", place?.line)
      sink.add("title", title(of: item))
      sink.add("number", item.number)
      sink.addBox(item.box)
      sink.addContent(of: item)
      sink.addTask(of: item)
      sink.add("icon", item.icon?.text)
      sink.add("color", item.color?.rawValue)
      sink.add("was", item.was)
      sink.add("id", item.id)
      sink.addList("tags", place?.tags ?? item.trailingTags)
      sink.addList("trailingTags", item.trailingTags)
      sink.addFields(item.otherFields)
      sink.addList("notes", item.notes)
      addLog(of: item, place, to: &sink)
      addChildren(item.children, place, to: &sink)
    }
  }

  private static func addLog(of item: PlanItem, _ place: Place?, to sink: inout some JSONSink) {
    let log = item.log
    guard !log.isEmpty else { return }
    let places = place?.log
    sink.addArray("log", of: log.indices) { sink, index in append(log[index], places?[index], to: &sink) }
  }

  private static func addChildren(_ children: [PlanElement], _ place: Place?, to sink: inout some JSONSink) {
    guard !children.isEmpty else { return }
    sink.beginMember("children")
    append(children, place?.children, to: &sink)
  }

  private static func append(_ record: LogRecord, _ place: Place?, to sink: inout some JSONSink) {
    sink.appendObject { sink in
      sink.addDays(record.days)
      sink.add("time", record.time)
      sink.add("value", record.value)
      sink.add("status", record.status.rawValue)
      sink.addWords("note", record.note)
      sink.add("source", record.source)
      sink.addFields(record.otherFields)
      sink.add("line", place?.line)
      sink.addList("notes", record.notes)
      addChildren(record.children, place, to: &sink)
    }
  }
}

extension JSONSink {
  /// The days of a log entry.
  fileprivate mutating func addDays(_ days: DateRange) {
    add("date", days.first)
    if days.count > 1 { add("until", days.last) }
  }

  fileprivate mutating func addBox(_ box: BoxState?) {
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
    // Few items have one of them, and what says so takes long.
    let moments = item.notify.isEmpty ? "" : item.notify.text
    if let reminder = item.task.notify?.text {
      add("notify", moments.isEmpty ? reminder : reminder + " " + moments)
    } else {
      addWords("notify", moments)
    }
    add("project", item.task.project)
  }

  /// The values that only items of this type have.
  fileprivate mutating func addContent(of item: PlanItem) {
    switch item.content {
    case .bullet, .checkbox, .label: break
    case .text: add("text", item.text)
    case .quote(let author):
      add("text", item.text)
      add("author", author)
    case .image(let source):
      add("alt", item.text)
      add("source", source)
    case .daysSince(let date): add("since", date)
    case .daysUntil(let date): add("until", date)
    case .count(let count): addCount(count)
    case .counter(let counter):
      add("value", counter.value)
      add("goal", counter.goal)
      addWords("unit", counter.unit)
    case .textList(let values): addArray("values", of: values) { sink, text in sink.append(string: text) }
    case .tally(let count): add("value", count)
    case .best(let best):
      add("best", best.extreme.rawValue)
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
      add("goal", habit.goal)
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
    add("direction", count.direction.rawValue)
    add("value", count.value)
    add("to", count.to)
    addWords("unit", count.unit)
  }

  private mutating func addStreak(_ rule: StreakRule) {
    add("streak", rule.rule.description)
    add("goal", rule.goal)
    add("from", rule.from)
    add("until", rule.until)
  }

  private mutating func addRecurring(_ rule: RecurringRule) {
    add("every", rule.rule.description)
    addList("at", of: rule.times) { sink, time in sink.append(time: time) }
    if let window = rule.window {
      addObject("between") { sink in
        sink.add("start", window.start)
        sink.add("end", window.end)
      }
    }
    if rule.months != .all { addArray("in", of: rule.months.months) { sink, month in sink.append(string: month.name) } }
    add("from", rule.from)
    add("until", rule.until)
  }
}
