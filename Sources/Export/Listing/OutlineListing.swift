public import Diagnostics
import Outline
import SourceText

/// What was read of a file, a line for each thing: its type, its title, its values as `key=value`, under the names of the JSON
/// export (format, *How to read the examples*).
public struct OutlineListing: Sendable {
  /// One thing that was read.
  public struct Line: Sendable {
    /// How deep it stands: 0 for the document.
    public var depth: Int
    /// `page`, `section`, `group`, `introduction`, the type of an item, `entry` with its day, or `other`.
    public var type: String
    /// Nil for what has none: entries, paragraphs, quotes, images.
    public var title: String?
    public var facts: [(key: String, value: String)]
    /// The bytes that it was read from; nil for the introduction.
    public var range: Range<Int>?
  }

  public private(set) var lines: [Line] = []
  private let document: Document

  public init(_ exported: ExportedDocument) {
    document = exported.document
    guard let object = OutlineListing.object(of: exported) else { return }
    let known = Set(["kind", "path", "title", "introduction", "sections", "properties", "markdown"])
    var facts = object.filter { !known.contains($0.0) }.map { (key: $0.0, value: OutlineListing.text($0.1)) }
    facts += object.first { $0.0 == "properties" }?.1.members?.map { (key: $0.0, value: OutlineListing.text($0.1)) } ?? []
    let range = document.title?.headline.range ?? 0..<0
    lines.append(Line(depth: 0, type: string("kind", object), title: string("title", object), facts: facts, range: range))
    let sections = [object.first { $0.0 == "introduction" }?.1].compactMap(\.self) + list("sections", object)
    for (section, json) in zip(document.sections, sections) { add(section, json.members ?? []) }
  }

  /// The listing as text: places, then what stands there, indented by depth.
  public var text: String {
    let places = lines.map { line in line.range.map(place) ?? "" }
    let width = places.map(\.count).max() ?? 0
    return zip(lines, places).map { line, place in
      place + String(repeating: " ", count: width - place.count + 2 + line.depth * 2) + line.text + "\n"
    }.joined()
  }

  /// `first line:column-last line:column`, the end behind the last character.
  private func place(_ range: Range<Int>) -> String {
    let start = document.source.position(at: range.lowerBound)
    let end = document.source.position(at: range.upperBound)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  /// The listing as JSON: a flat list in the order of the text.
  public var json: JSON {
    .array(
      lines.map { line in
        var members: [(String, JSON)] = [("depth", .integer(line.depth)), ("type", .string(line.type))]
        if let title = line.title { members.append(("title", .string(title))) }
        members.append(("values", .object(line.facts.map { ($0.key, .string($0.value)) })))
        if let range = line.range {
          let start = document.source.position(at: range.lowerBound)
          let end = document.source.position(at: range.upperBound)
          members += [
            ("line", .integer(start.line)), ("column", .integer(start.column)),
            ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
          ]
        }
        return .object(members)
      }
    )
  }

  // MARK: Sections

  private mutating func add(_ section: Section, _ object: [(String, JSON)]) {
    let items = list("items", object)
    if let heading = section.heading {
      add("section", heading, object, depth: 1)
    } else if !section.elements.isEmpty || !section.groups.isEmpty {
      lines.append(Line(depth: 1, type: "introduction", title: nil, facts: [], range: nil))
    }
    add(section.elements, items, depth: 2)
    for (group, json) in zip(section.groups, list("groups", object)) {
      add("group", group.heading, json.members ?? [], depth: 2)
      add(group.elements, list("items", json.members ?? []), depth: 3)
    }
  }

  private mutating func add(_ type: String, _ heading: Heading, _ object: [(String, JSON)], depth: Int) {
    let known = Set(["title", "line", "items", "groups"])
    let facts = object.filter { !known.contains($0.0) }.map { (key: $0.0, value: OutlineListing.text($0.1)) }
    lines.append(Line(depth: depth, type: type, title: string("title", object), facts: facts, range: heading.headline.range))
  }

  // MARK: Items

  private mutating func add(_ elements: [Element], _ objects: [JSON], depth: Int) {
    for (element, json) in zip(elements, objects) {
      let object = json.members ?? []
      switch element {
      case .other(let block):
        let range = document.source.fullRange(ofLines: document.tree[block].lines)
        lines.append(Line(depth: depth, type: "other", title: nil, facts: [], range: range))
      case .item(let index): add(document.items[index], object, depth: depth)
      }
    }
  }

  private mutating func add(_ item: Item, _ object: [(String, JSON)], depth: Int) {
    let type = string("type", object)
    let hasTitle = item.form == .listItem && item.entry == nil
    lines.append(
      Line(
        depth: depth,
        type: item.entry == nil ? type : "entry " + string("date", object),
        title: hasTitle ? string("title", object) : nil,
        facts: OutlineListing.facts(object, isEntry: item.entry != nil),
        range: item.headline.range
      )
    )
    for (index, entry) in zip(document.logByDate(of: item), list("log", object)) {
      add(document.items[index], entry.members ?? [], depth: depth + 1)
    }
    add(item.elements, list("children", object), depth: depth + 1)
  }

  // MARK: JSON

  private static func object(of exported: ExportedDocument) -> [(String, JSON)]? {
    guard case .array(let documents)? = JSONExport.documents([exported]).members?.last?.1 else { return nil }
    return documents.first?.members
  }

  private func string(_ key: String, _ object: [(String, JSON)]) -> String {
    object.first { $0.0 == key }.map { OutlineListing.text($0.1) } ?? ""
  }

  private func list(_ key: String, _ object: [(String, JSON)]) -> [JSON] {
    if case .array(let values)? = object.first(where: { $0.0 == key })?.1 { values } else { [] }
  }

  /// The values of an item or an entry. A window is the `at` that it was written as.
  private static func facts(_ object: [(String, JSON)], isEntry: Bool) -> [(key: String, value: String)] {
    // The day of an entry stands beside its type.
    let known = Set(["type", "title", "line", "log", "children", "trailingTags"]).union(isEntry ? ["date"] : [])
    let isStreak = object.contains { $0.0 == "streak" }
    return object.filter { !known.contains($0.0) }.compactMap { key, value in
      // The goal that nobody wrote.
      if isStreak, key == "goal", text(value) == "1" { return nil }
      return (key: key == "between" ? "at" : key, value: text(value, joinedWith: key == "notes" ? " " : ", "))
    }
  }

  /// A value in one line: lists joined with commas, fields as `key: value`.
  private static func text(_ json: JSON, joinedWith separator: String = ", ") -> String {
    switch json {
    case .string(let text): text.onOneLine
    case .number(let number): number
    case .bool(let value): value ? "true" : "false"
    case .null: ""
    case .array(let values): values.map { text($0) }.joined(separator: separator)
    case .object(let members): members.map { text($0.1) }.joined(separator: members.first?.0 == "start" ? " - " : ": ")
    }
  }
}

extension OutlineListing.Line {
  /// The line without place and indent.
  public var text: String {
    let words = [type] + (title.map { ["\"\($0)\""] } ?? []) + facts.map { "\($0.key)=\(quoted($0.value))" }
    return words.joined(separator: " ")
  }

  private func quoted(_ value: String) -> String {
    value.isEmpty || value.contains(" ") ? "\"\(value)\"" : value
  }
}

extension JSON {
  /// The members of an object; nil for anything else.
  var members: [(String, JSON)]? {
    if case .object(let members) = self { members } else { nil }
  }
}
