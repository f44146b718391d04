import Chronology
import Editing
import Outline
import Planner
import Reading
import SourceText

/// What a file says, fact by fact: read from its values, not from the tree that a merge makes.
struct FileFacts {
  /// How often each fact stands there.
  private(set) var counts: [String: Int] = [:]
  /// The same with the name of the thing that says it, for things whose names stand once.
  private(set) var owned: [String: [String: Int]] = [:]
  /// The numbers, boxes and days of things whose names stand once, for which a merge has rules.
  private(set) var values: [String: [String: String]] = [:]
  /// The titles of its sections and groups, where they say what stands below them.
  private(set) var meaningfulTitles: Set<String> = []
  /// The types of the things of each name.
  private(set) var types: [String: Set<String>] = [:]
  /// How often each name stands there.
  private(set) var names: [String: Int] = [:]

  private let document: Document

  init(_ bytes: [UInt8]) {
    let file = EditableFile(path: "file.md", bytes: bytes)
    document = file.document
    for entry in file.document.properties.entries where !isList(entry) {
      add("property \(entry.name): \(entry.texts ?? [])")
    }
    let content = file.content
    if [.life, .vault, .ritual].contains(file.kind) { meaningfulTitles = Set(content.sections.map(\.title)) }
    if file.kind == .page { meaningfulTitles = Set(content.sections.filter(\.isSetAside).map(\.title)) }
    if file.document.title != nil { add("heading \(content.title)") }
    for place in 0...content.sections.count {
      let section = content[section: place]
      if place > 0 { add("heading \(section.title)") }
      let outline = document.sections[place]
      add(section.elements, outline.elements)
      for (group, read) in zip(section.groups, outline.groups) {
        add("heading \(group.title)")
        add(group.elements, read.elements)
      }
    }
  }

  private func isList(_ property: Property) -> Bool {
    if case .list = property.value { true } else { false }
  }

  private mutating func add(_ fact: String, of owner: String? = nil) {
    counts[fact, default: 0] += 1
    if let owner { owned[owner, default: [:]][fact, default: 0] += 1 }
  }

  /// Adds the words of prose line by line: a line more or less may make another block of it.
  private mutating func addLines(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { " \t>—-".contains($0) }
      if !words.isEmpty { add("line \(words)") }
    }
  }

  private mutating func add(_ elements: [PlanElement], _ outline: [Element]) {
    for (element, read) in zip(elements, outline) {
      switch (element, read) {
      case (.item(let item), .item(let index)): add(item, document.items[index])
      case (.other(let block), _): addLines(block)
      default: add("\(element)")
      }
    }
  }

  /// The words of a headline that stand on the first line of its item, where others stand below; those are added as prose. A
  /// field at the end of the first line, or a blank line behind it, makes notes of them.
  private mutating func firstLine(_ outline: Item) -> String? {
    let (source, text) = (document.source, outline.headline.textRange)
    let last = source.line(at: max(text.lowerBound, text.upperBound - 1))
    guard last > outline.lines.lowerBound else { return nil }
    for line in max(outline.lines.lowerBound + 1, source.line(at: text.lowerBound))...last {
      addLines(source.string(in: source.contentRange(ofLine: line)))
    }
    let first = source.contentRange(ofLine: outline.lines.lowerBound)
    return text.lowerBound < first.upperBound ? document.text(text.lowerBound..<first.upperBound) : ""
  }

  private mutating func add(_ item: PlanItem, _ outline: Item) {
    guard ![.text, .quote, .image].contains(item.type) else {
      // Prose may read as something else elsewhere.
      for line in outline.lines { addLines(document.source.string(in: document.source.contentRange(ofLine: line))) }
      return
    }
    var words = firstLine(outline) ?? item.text
    // Whether a tag or an id at the end is one of the words depends on what stands round it.
    var tags = item.trailingTags
    while let tag = words.firstMatch(of: #/ \#([^ #]+)$/#) {
      tags.append(String(tag.output.1))
      words.removeSubrange(tag.range)
    }
    var id = item.id ?? ""
    if let written = words.firstMatch(of: #/ \^([-\w]+)$/#) {
      id = String(written.output.1)
      words.removeSubrange(written.range)
    }
    // Whether a time or a date before the words is one of them depends on where it stands.
    words = words.replacing(/^[0-9][-0-9:– ]* (?=[^ ])/, with: "")
    let name = "\(words) ^\(id)"
    names[name, default: 0] += 1
    types[name, default: []].insert("\(item.type)")
    add("item \(name)")
    if let icon = item.icon { add("icon \(icon)", of: name) }
    for tag in tags { add("tag \(tag)", of: name) }
    if let due = item.task.due { add("field due: \(due)", of: name) }
    if let priority = item.task.priority { add("field priority: \(priority)", of: name) }
    if let notify = item.task.notify { add("field notify: \(notify.text)", of: name) }
    if let project = item.task.project { add("field project: \(project)", of: name) }
    if !item.notify.isEmpty { add("calls \(item.notify)", of: name) }
    if let color = item.color { add("field color: \(color)", of: name) }
    if let was = item.was { add("field was: \(was)", of: name) }
    for field in item.otherFields { add("field \(field.key): \(field.value)", of: name) }
    for note in item.notes { addLines(note) }
    for (record, index) in zip(item.log, document.logByDate(of: outline)) {
      add(record, document.items[index], of: name, item)
    }
    if let content = FileFacts.words(of: item.content) { add(content, of: name) }
    values[name, default: [:]].merge(FileFacts.values(of: item)) { first, _ in first }
    add(item.children, outline.elements)
  }

  private mutating func add(_ record: LogRecord, _ outline: Item, of name: String, _ item: PlanItem) {
    let time = item.type == .habit || item.type == .activity ? "" : record.time.map { " \($0)" } ?? ""
    add("entry \(record.days)\(time) \(record.value?.description ?? "")", of: name)
    let line = document.source.contentRange(ofLine: outline.lines.lowerBound)
    var note = record.note
    if let words = outline.entry?.noteRange, !line.contains(words.lowerBound) || words.upperBound > line.upperBound {
      note = document.text(words.clamped(to: line))
      addLines(document.source.string(in: max(words.lowerBound, min(words.upperBound, line.upperBound))..<words.upperBound))
    }
    if !note.isEmpty { add("entry note \(note)", of: name) }
    if let source = record.source { add("source \(source)", of: name) }
    for note in record.notes { addLines(note) }
    add(record.children, outline.elements)
  }

  /// What a thing says by its type, but its numbers.
  private static func words(of content: PlanItem.Content) -> String? {
    switch content {
    case .counter(let counter): "counter of \(counter.goal) \(counter.unit)"
    case .count(let count): "count \(count.direction) to \(count.to?.description ?? "") \(count.unit)"
    case .best(let best): "best \(best.extreme) \(best.unit)"
    case .tally, .bullet, .checkbox, .task, .label: nil
    case .quote, .image, .text: nil
    default: "\(content)"
    }
  }

  private static func values(of item: PlanItem) -> [String: String] {
    var values: [String: String] = [:]
    if let box = item.box { values["box"] = "\(box)" }
    if let done = item.task.done { values["done"] = "\(done)" }
    switch item.content {
    case .counter(let counter): values["number"] = counter.value.description
    case .count(let count): values["number"] = count.value.description
    case .tally(let strokes): values["strokes"] = String(strokes)
    case .best(let best): values["best \(best.extreme)"] = best.value?.description
    default: break
    }
    return values
  }
}
