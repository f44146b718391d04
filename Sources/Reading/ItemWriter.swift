import Chronology
import Outline
import Planner

/// Writes items as Markdown blocks.
struct ItemWriter {
  /// Whether they stand in *Things that used to matter*, where `was` is read.
  var isSetAside: Bool

  /// The blocks of some elements; list items that follow one another are one list.
  func blocks(_ elements: [PageElement]) -> [String] {
    var blocks: [String] = []
    var isInList = false
    for element in elements {
      switch element {
      case .other(let markdown):
        blocks.append(markdown)
        isInList = false
      case .item(let item):
        let text = block(item)
        let isListItem = ItemType.listTypes.contains(item.type)
        if isListItem, isInList, let last = blocks.last {
          blocks[blocks.count - 1] = last + "\n" + text
        } else {
          blocks.append(text)
        }
        isInList = isListItem
      }
    }
    return blocks
  }

  private func block(_ item: FocusItem) -> String {
    switch item.content {
    case .text: return TextGuard.paragraph(item.text) + fieldsOfBlock(item)
    case .image(let source): return "![\(item.text)](\(address(source)))" + fieldsOfBlock(item)
    case .quote(let author): return quote(item, author)
    default: return listItem(item)
    }
  }

  /// The fields of what is no list item: only where it came from.
  private func fieldsOfBlock(_ item: FocusItem) -> String {
    var fields = FieldWriter()
    fields.add(.was, item.was)
    fields.add(item.otherFields)
    return fields.text + item.notes.map { "\n" + TextGuard.paragraph($0) }.joined()
  }

  private func address(_ source: String) -> String {
    source.contains { " ()<>".contains($0) } || source.isEmpty ? "<\(source)>" : source
  }

  private func quote(_ item: FocusItem, _ author: String?) -> String {
    var lines = item.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let author { lines.append("— " + author) }
    if !lines.isEmpty { lines[lines.count - 1] += fieldsOfBlock(item) }
    return lines.map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
  }

  // MARK: List items

  private func listItem(_ item: FocusItem) -> String {
    let headline = headline(of: item)
    var text = "- " + headline.text
    var notes = item.notes[...]
    if headline.endsInFields, let first = notes.popFirst() {
      text += "\n" + indented(TextGuard.paragraph(first))
    }
    for note in notes { text += "\n\n" + indented(TextGuard.paragraph(note)) }
    for record in item.log { text += "\n" + indented(line(of: record)) }
    return text + body(item.children, afterList: !item.log.isEmpty)
  }

  /// Children below the words: a list follows at once, any other block after a blank line.
  private func body(_ children: [PageElement], afterList: Bool) -> String {
    var text = ""
    var isAfterList = true
    for block in blocks(children) {
      let isList = block.hasPrefix("- ") || block == "-" || block.hasPrefix("-\n")
      text += (isList && isAfterList ? "\n" : "\n\n") + indented(block)
      isAfterList = false
    }
    return text
  }

  private func indented(_ block: String) -> String {
    block.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }

  /// The words of a list item with all that stands on their line. Of the ways to write them, the first that reads back as they
  /// are: plainly, with a colon after a time that would run on, with the type said.
  private func headline(of item: FocusItem) -> (text: String, endsInFields: Bool) {
    let ways = [(false, false), (true, false), (false, true), (true, true)]
    for (colon, type) in ways {
      let candidate = HeadlineWriter(item, colonAfterAnchor: colon, saysType: type)
      if candidate.readsBack(isSetAside: isSetAside) { return (candidate.text, candidate.hasFields) }
    }
    let plain = HeadlineWriter(item, colonAfterAnchor: false, saysType: false)
    return (plain.text, plain.hasFields)
  }

  // MARK: Logs

  /// One entry. `done` is written where its note would read as something else.
  private func line(of record: LogRecord) -> String {
    let plain = EntryWriter(record, saysDone: false)
    let explicit = EntryWriter(record, saysDone: true)
    let head = plain.readsBack ? plain.text : explicit.text
    var text = "- " + head
    for (index, note) in record.notes.enumerated() {
      text += (index == 0 && plain.hasFields ? "\n" : "\n\n") + indented(TextGuard.paragraph(note))
    }
    return text + body(record.children, afterList: false)
  }
}

/// One way to write the words of a list item.
struct HeadlineWriter {
  private let item: FocusItem
  private let saysType: Bool
  let text: String
  let hasFields: Bool

  init(_ item: FocusItem, colonAfterAnchor: Bool, saysType: Bool) {
    self.item = item
    self.saysType = saysType
    var words: [String] = []
    if let box = item.box { words.append(box.text) }
    let anchor = HeadlineWriter.anchor(item.content)
    if let anchor { words.append(anchor + (colonAfterAnchor ? ":" : "")) }
    if case .emoji(let emoji) = item.icon { words.append(emoji) }
    let title = TextGuard.title(item.text, isFirst: words.isEmpty) + HeadlineWriter.value(item.content)
    if !title.isEmpty { words.append(title) }
    let fields = HeadlineWriter.fields(item, saysType: saysType)
    hasFields = !fields.isEmpty
    var line = words.joined(separator: " ")
    // Without words the group needs no space before it.
    line += line.isEmpty ? fields.drop { $0 == " " } : fields[...]
    for tag in item.trailingTags { line += " #" + tag }
    if let id = item.id { line += " ^" + id }
    text = line
  }

  private static func anchor(_ content: FocusItem.Content) -> String? {
    switch content {
    case .schedule(.at(let time)): time.description
    case .schedule(.range(let range)): range.description
    case .timeline(let days): days.count == 1 ? days.first.description : days.description
    default: nil
    }
  }

  /// What follows the words of a tracker.
  private static func value(_ content: FocusItem.Content) -> String {
    func suffix(_ unit: String) -> String { unit.isEmpty ? "" : " " + unit }
    switch content {
    case .count(let count): return ": \(count.value)" + suffix(count.unit)
    case .counter(let counter): return ": \(counter.value)/\(counter.goal)" + suffix(counter.unit)
    case .best(let best): return best.value.map { ": \($0)" + suffix(best.unit) } ?? ""
    case .textList(let values): return ": " + values.joined(separator: " | ")
    case .tally(let count): return count == 0 ? ":" : ": " + Strokes.text(count)
    default: return ""
    }
  }

  private static func fields(_ item: FocusItem, saysType: Bool) -> String {
    var fields = FieldWriter()
    if saysType { fields.add(.type, item.type.rawValue) }
    switch item.content {
    case .recurring(let rule):
      fields.add(.every, rule.rule.description)
      fields.add(.at, rule.window?.description ?? (rule.times.isEmpty ? nil : FieldValue.times(rule.times).description))
      if rule.months != .all { fields.add(.in, rule.months.description) }
      fields.add(.from, rule.from)
      fields.add(.until, rule.until)
    case .streak(let streak):
      fields.add(.streak, streak.rule.description)
      if streak.goal != 1 { fields.add(.goal, String(streak.goal)) }
      fields.add(.from, streak.from)
      fields.add(.until, streak.until)
    case .best(let best): fields.add(.best, best.extreme.rawValue)
    case .count(let count):
      fields.add(.count, count.direction.rawValue)
      fields.add(.to, count.to?.description)
    case .daysSince(let date): fields.add(.since, date)
    case .daysUntil(let date): fields.add(.until, date)
    default: break
    }
    fields.add(.due, item.task.due)
    fields.add(.priority, item.task.priority?.rawValue)
    fields.add(.done, item.task.done)
    fields.add(.notify, item.task.notify?.text)
    if !item.notify.isEmpty { fields.add(.notify, item.notify.text) }
    fields.add(.project, item.task.project)
    if case .symbol(let name) = item.icon { fields.add(.icon, name) }
    fields.add(.was, item.was)
    fields.add(item.otherFields)
    return fields.text
  }

  /// Whether the line reads as the item: its type, its words and its values.
  func readsBack(isSetAside: Bool) -> Bool {
    let section = isSetAside ? FocusPage.setAsideTitle : "Section"
    let hasCheckedChild = item.children.contains { $0.item?.box != nil }
    let child = hasCheckedChild ? "\n  - [ ] x" : ""
    let page = PageReading(
      of: Document(reading: .init("---\nkind: page\n---\n\n## \(section)\n\n- \(text)\(child)\n")),
      fileName: ""
    )
    guard var read = page.page.sections.first?.elements.first?.item, page.page.sections.count == 1 else { return false }
    read.children = []
    var wanted = item
    (wanted.children, wanted.notes, wanted.log) = ([], [], [])
    wanted.text =
      read.text == TextGuard.title(item.text) || read.text == TextGuard.title(item.text, isFirst: false) ? read.text : item.text
    return read == wanted && page.page.sections[0].elements.count == 1
  }
}

/// One way to write an entry of a log.
struct EntryWriter {
  private let record: LogRecord
  let text: String
  let hasFields: Bool

  init(_ record: LogRecord, saysDone: Bool) {
    self.record = record
    var words = [record.days.count == 1 ? record.days.first.description : record.days.description]
    if let time = record.time { words.append(time.description) }
    if let value = record.value { words.append(value.description) }
    switch record.status {
    case .done: if saysDone { words.append("done") }
    case .skipped, .missed: words.append(record.status.rawValue)
    }
    if !record.note.isEmpty { words.append(TextGuard.title(record.note, isFirst: false)) }
    var fields = FieldWriter()
    fields.add(.source, record.source)
    fields.add(record.otherFields)
    hasFields = !fields.parts.isEmpty
    text = words.joined(separator: " ") + fields.text
  }

  var readsBack: Bool {
    let owner = record.value == nil ? "x (streak: daily)" : "x (best: highest)"
    let page = PageReading(of: Document(reading: .init("---\nkind: page\n---\n- \(owner)\n  - \(text)\n")), fileName: "")
    guard let read = page.page.introduction.elements.first?.item?.log.first else { return false }
    var wanted = record
    (wanted.notes, wanted.children) = ([], [])
    if read.note == TextGuard.title(record.note, isFirst: false) { wanted.note = read.note }
    return read == wanted
  }
}

/// The strokes of a tally.
public enum Strokes {
  /// So many strokes in fives, parted by spaces.
  public static func text(_ count: Int) -> String {
    let fives = Array(repeating: "|||||", count: count / 5)
    let rest = count % 5 == 0 ? [] : [String(repeating: "|", count: count % 5)]
    return (fives + rest).joined(separator: " ")
  }
}
