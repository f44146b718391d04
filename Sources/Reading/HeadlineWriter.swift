import Chronology
import Outline
import Planner
import SourceText

/// One way to write the words of a list item, and what stands with them on their line.
struct HeadlineWriter {
  /// What keeps words from being read as something else (format specification, *Writing from values*).
  struct Way {
    /// A backslash before what would be a marker, a box, a group or an id.
    var guardsTitle = false
    /// A colon after a time or date from which the words would run on.
    var colonAfterAnchor = false
    /// The type, where the words would say another.
    var saysType = false
    var spelling = FieldWriter.Spelling.group
    /// The emoji as a field, which leads a group where none of the others does.
    var iconAsField = false

    /// Those that leave the words as they are first, and of these the plainest.
    static let all: [Way] = plain + plain.filter { !$0.saysType }.map(\.withIconAsField)

    private var withIconAsField: Way {
      var way = self
      way.iconAsField = true
      return way
    }

    private static let plain: [Way] = [false, true].flatMap { guardsTitle in
      FieldWriter.Spelling.allCases.flatMap { spelling in
        [false, true].flatMap { saysType in
          [false, true].map { colonAfterAnchor in
            Way(guardsTitle: guardsTitle, colonAfterAnchor: colonAfterAnchor, saysType: saysType, spelling: spelling)
          }
        }
      }
    }
  }

  private let item: PlanItem
  private let place: ItemPlace
  private let isGuarded: Bool
  let text: String
  private let hasFields: Bool

  init(_ item: PlanItem, in place: ItemPlace, _ way: Way) {
    let item = item.onOneLine
    self.item = item
    self.place = place
    isGuarded = way.guardsTitle
    var line: [UInt8] = []
    line.reserveCapacity(120)
    hasFields = HeadlineWriter.append(folded: item, in: place, way, to: &line)
    text = String(decoding: line, as: UTF8.self)
  }

  /// Appends the words of an item in the plainest way, which nobody has read back.
  ///
  /// - Returns: whether fields stand behind the words.
  static func append(_ item: PlanItem, in place: ItemPlace, to bytes: inout [UInt8]) -> Bool {
    append(folded: item.onOneLine, in: place, Way(), to: &bytes)
  }

  /// - Parameter item: with all that stands on its line as it reads there.
  /// - Returns: whether fields stand behind the words.
  private static func append(folded item: PlanItem, in place: ItemPlace, _ way: Way, to line: inout [UInt8]) -> Bool {
    let start = line.count
    let emoji = way.iconAsField ? nil : item.icon?.emoji(beside: item.otherFields)
    if let box = item.box { line.append(utf8: box.text) }
    // Where there is a log, a line that begins with a date is an entry.
    if place.hasLog, let emoji { line.append(word: emoji, ofLineAt: start) }
    // A content is large to copy, and that of most says nothing of its own.
    let hasOnlyWords = HeadlineWriter.hasOnlyWords(item.type)
    if !hasOnlyWords, let anchor = HeadlineWriter.anchor(item.content) {
      line.append(word: way.colonAfterAnchor ? anchor + ":" : anchor, ofLineAt: start)
    }
    if !place.hasLog, let emoji { line.append(word: emoji, ofLineAt: start) }
    let fields = HeadlineWriter.fields(item, way)
    let prefix = fields.prefix(way.spelling)
    let title: String
    if way.guardsTitle {
      let before = String(decoding: line[start...], as: UTF8.self)
      let lead = before.isEmpty ? prefix : before + " " + prefix
      title = TextGuard.title(guardedWords(of: item, in: place), behind: lead, in: place)
    } else {
      title = hasOnlyWords ? item.text : words(of: item.content, item.text)
    }
    if !prefix.isEmpty || !title.isEmpty {
      line.append(word: prefix, ofLineAt: start)
      line.append(utf8: title)
    }
    // Without words the group needs no space before it.
    let groupStart = line.count
    fields.append(way.spelling, to: &line)
    if groupStart == start, let first = line[start...].firstIndex(where: { $0 != 0x20 }) { line.removeSubrange(start..<first) }
    for tag in item.trailingTags { line.append(word: "#" + tag, ofLineAt: start) }
    if let id = item.id { line.append(word: "^" + id, ofLineAt: start) }
    return !fields.isEmpty && way.spelling != .beforeWords
  }

  /// Whether all that an item of a type says beside what every item may say is its words.
  private static func hasOnlyWords(_ type: ItemType) -> Bool {
    switch type {
    case .text, .bullet, .checkbox, .label, .quote, .image, .task, .category, .link: true
    case .countUp, .countDown, .counter, .streak, .textList, .timeline, .tally, .best, .recurring, .schedule, .block, .routine,
      .habit, .mark, .phase, .activity:
      false
    }
  }

  private static func anchor(_ content: PlanItem.Content) -> String? {
    switch content {
    case .schedule(let time), .block(let time): time.description
    case .routine(let routine): routine.time.description
    case .timeline(let days): days.written
    case .mark(let mark): mark.date.description
    case .phase(let days): days.description
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .count, .counter, .streak, .textList,
      .tally, .best, .recurring, .task, .category, .link, .habit, .activity:
      nil
    }
  }

  /// What follows the words of a tracker.
  private static func words(of content: PlanItem.Content, _ text: String) -> String {
    let written = value(content, after: text)
    return written.isEmpty ? text : text + written
  }

  /// The words with what would end them too early escaped: the first colon of a text list, and its bars; the colon before what
  /// would be the value of a best that has none; and the sign in a time or date that they begin with, where that would say when.
  private static func guardedWords(of item: PlanItem, in place: ItemPlace) -> String {
    switch item.content {
    case .textList(let values):
      let title = TextGuard.listPart(item.text).replacing(": ", with: "\\: ")
      return words(of: .textList(values.map(TextGuard.listPart)), title)
    case .best(let best) where best.value == nil:
      return words(of: item.content, item.text.replacing(": ", with: "\\: "))
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .count, .counter, .streak, .timeline,
      .tally, .best, .recurring, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      guard anchor(item.content) == nil else { return words(of: item.content, item.text) }
      let title = TextGuard.withoutAnchor(item.text, times: place.readsTimes, dates: place.readsDates)
      return words(of: item.content, title)
    }
  }

  private static func value(_ content: PlanItem.Content, after title: String) -> String {
    func suffix(_ unit: String) -> String { unit.isEmpty ? "" : " " + unit }
    // A backslash at the end of the words would escape the colon.
    var colon: String { title.last == "\\" ? " :" : ":" }
    switch content {
    // Without words there can be no number; that is 0.
    case .count(let count): return title.isEmpty ? "" : "\(colon) \(count.value)" + suffix(count.unit)
    case .counter(let counter): return "\(colon) \(counter.value)/\(counter.goal)" + suffix(counter.unit)
    case .best(let best): return best.value.map { "\(colon) \($0)" + suffix(best.unit) } ?? ""
    case .textList(let values): return "\(colon) " + values.joined(separator: " | ")
    case .tally(let count): return count == 0 ? colon : "\(colon) " + Strokes.text(count)
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .streak, .timeline, .recurring, .schedule,
      .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      return ""
    }
  }

  private static func fields(_ item: PlanItem, _ way: Way) -> FieldWriter {
    var fields = FieldWriter()
    if way.saysType { fields.add(.type, item.type.rawValue) }
    if !hasOnlyWords(item.type) { add(item.content, to: &fields) }
    fields.add(.due, item.task.due)
    fields.add(.priority, item.task.priority?.rawValue)
    fields.add(.done, item.task.done)
    fields.add(.notify, item.task.notify?.text)
    if !item.notify.isEmpty { fields.add(.notify, item.notify.text) }
    fields.add(.project, item.task.project)
    fields.add(.color, item.color?.rawValue)
    fields.add(.icon, way.iconAsField ? item.icon?.text : item.icon?.field(beside: item.otherFields))
    fields.add(.was, item.was)
    fields.add(item.otherFields)
    return fields
  }

  /// Adds the fields that only some contents have.
  private static func add(_ content: PlanItem.Content, to fields: inout FieldWriter) {
    switch content {
    case .recurring(let rule): fields.add(rule, hasTimes: true)
    case .streak(let streak):
      fields.add(.streak, streak.rule.description)
      if streak.goal != 1, streak.rule.times == nil { fields.add(.goal, String(streak.goal)) }
      fields.add(.from, streak.from)
      fields.add(.until, streak.until)
    case .best(let best): fields.add(.best, best.extreme.rawValue)
    case .count(let count):
      fields.add(.count, count.direction.rawValue)
      fields.add(.to, count.to?.description)
    case .daysSince(let date): fields.add(.since, date)
    case .daysUntil(let date): fields.add(.until, date)
    case .routine(let routine):
      if let rule = routine.rule { fields.add(rule, hasTimes: false) }
    case .habit(let habit):
      if let rule = habit.rule { fields.add(rule, hasTimes: false) }
      fields.add(.goal, habit.goal.map(String.init))
    case .mark(let mark):
      fields.add(.rating, mark.rating?.rawValue)
      fields.add(.category, mark.category?.rawValue)
      fields.add(.marked, mark.marked)
    case .activity(let activity):
      fields.add(.category, activity.category)
      fields.add(.since, activity.since)
    case .text, .bullet, .checkbox, .label, .quote, .image, .counter, .textList, .timeline, .tally, .schedule, .task, .block,
      .category, .link, .phase:
      break
    }
  }

  // MARK: Reading back

  /// Whether the line reads as the item: its type, its words and its values.
  ///
  /// - Parameter written: the line from which the item was read, which needs no second proof; nil where there is none.
  func readsBack(as written: String?) -> Bool {
    // Without a word on its line, an item would take its notes for words.
    guard !text.isEmpty || item.notes.isEmpty || !item.children.isEmpty else { return false }
    // Nor may a note that is no paragraph of its own stand but below fields.
    if let note = item.notes.first, !TextGuard.isParagraph(note), !takes(note) { return false }
    if text == written { return true }
    var wanted = item
    (wanted.children, wanted.notes, wanted.log) = ([], [], [])
    wanted.number = nil
    let child = item.children.contains { $0.item?.box != nil } ? "\n  - [ ] x" : ""
    guard var read = read(text + child) else { return false }
    read.children = []
    return isGuarded ? read.withResolvedWords == wanted.withResolvedWords : read == wanted
  }

  /// Whether a note is to follow on the next line: fields end the headline, or the note would be no paragraph of its own.
  func takes(_ note: String?) -> Bool {
    guard let note, hasFields || !TextGuard.isParagraph(note) else { return false }
    let lines = TextGuard.paragraph(note, canContinue: true).split(separator: "\n").map { "\n  " + $0 }.joined()
    guard var wanted = read(text) else { return false }
    wanted.notes = [note]
    return read(text + lines) == wanted
  }

  /// The one list item that a text is, where it is written.
  private func read(_ text: String) -> PlanItem? {
    place.item(in: place.probe(of: text).plan)
  }
}

extension FieldWriter {
  /// The fields of a rule.
  ///
  /// - Parameter hasTimes: whether its times are fields, too. A block has its own before its words, and a habit none.
  fileprivate mutating func add(_ rule: RecurringRule, hasTimes: Bool) {
    add(.every, rule.rule.description)
    if hasTimes { add(.at, rule.window?.description ?? (rule.times.isEmpty ? nil : FieldValue.times(rule.times).description)) }
    if rule.months != .all { add(.in, rule.months.description) }
    add(.from, rule.from)
    add(.until, rule.until)
  }
}

extension PlanItem {
  /// The item with all that stands on its line as it reads there: spaces and line endings folded.
  fileprivate var onOneLine: PlanItem {
    guard !isOnOneLine else { return self }
    var item = self
    item.text = TextGuard.folded(text)
    switch content {
    case .textList(let values): item.content = .textList(values.map(TextGuard.folded))
    case .count(var count):
      count.unit = TextGuard.folded(count.unit)
      item.content = .count(count)
    case .counter(var counter):
      counter.unit = TextGuard.folded(counter.unit)
      item.content = .counter(counter)
    case .best(var best):
      best.unit = TextGuard.folded(best.unit)
      item.content = .best(best)
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .streak, .timeline, .tally, .recurring,
      .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      break
    }
    item.was = was.map(TextGuard.folded)
    if case .activity(var activity) = content {
      activity.category = activity.category.map(TextGuard.folded)
      item.content = .activity(activity)
    }
    item.task.project = task.project.map(TextGuard.folded)
    item.otherFields = otherFields.map { OtherField(key: $0.key, value: TextGuard.folded($0.value)) }
    return item
  }

  /// Whether that is certain to be the item as it is, which is large to copy.
  private var isOnOneLine: Bool {
    switch type {
    case .countUp, .countDown, .counter, .textList, .best, .activity: return false
    case .text, .bullet, .checkbox, .label, .quote, .image, .streak, .timeline, .tally, .recurring, .schedule, .task, .block,
      .routine, .category, .link, .habit, .mark, .phase:
      guard was == nil, otherFields.isEmpty, TextGuard.isFolded(text) else { return false }
      return task.project.map(TextGuard.isFolded) ?? true
    }
  }
}
