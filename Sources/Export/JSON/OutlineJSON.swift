import Chronology
import Diagnostics
import Outline
import Planner

/// The JSON of a file of which only the outline is read: sections of items, each by its form, with what every kind of file has
/// in common.
struct OutlineJSON {
  let document: Document

  init(_ document: Document) {
    self.document = document
  }

  func object(path: String) -> JSON {
    var object = JSONObject()
    object.add("kind", document.kind?.rawValue)
    object.set("path", .string(path))
    object.set("title", .string(document.title.map { document.title(of: $0.headline) } ?? fileName(path)))
    object.add("icon", document.properties[.icon]?.text)
    object.set("properties", properties())
    object.set("introduction", section(document.sections[0]))
    object.set("sections", .array(document.sections.dropFirst().map(section)))
    return object.json
  }

  private func fileName(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".md") ? name.dropLast(3) : name)
  }

  private func properties() -> JSON {
    var object = JSONObject()
    for property in document.properties.entries where property.key != .kind && property.key != .icon {
      let value: JSON =
        switch property.value {
        case .text(let text): .string(text)
        case .list(let texts): .array(texts.map(JSON.string))
        case .unread: ["yaml": .string(document.source.string(in: property.valueRange))]
        }
      object.set(property.name, value)
    }
    return object.json
  }

  // MARK: Sections

  private func section(_ section: Section) -> JSON {
    var object = JSONObject()
    if let heading = section.heading { addHeading(heading, to: &object) }
    object.set("items", .array(objects(for: section.elements)))
    let groups = section.groups.map { group in
      var object = JSONObject()
      addHeading(group.heading, to: &object)
      object.set("items", .array(objects(for: group.elements)))
      return object.json
    }
    object.set("groups", .array(groups))
    return object.json
  }

  private func addHeading(_ heading: Heading, to object: inout JSONObject) {
    object.set("title", .string(document.title(of: heading.headline)))
    object.set("line", .integer(heading.lines.lowerBound + 1))
    object.add("icon", heading.headline.icon.map(document.source.string))
    addFields(heading.headline, to: &object)
  }

  private func addFields(_ headline: Headline, to object: inout JSONObject) {
    let fields: [JSON] = headline.fields.map { field in
      ["key": .string(document.text(field.name)), "value": .string(document.value(of: field))]
    }
    object.addList("fields", fields)
  }

  // MARK: Items

  private func objects(for elements: [Element]) -> [JSON] {
    elements.map { element in
      switch element {
      case .item(let index): object(for: document.items[index])
      case .other(let block):
        ItemJSON.other(document.markdown(ofBlock: block), line: document.tree[block].firstLine + 1)
      }
    }
  }

  private func object(for item: Item) -> JSON {
    var object = JSONObject()
    object.set("type", .string(type(of: item)))
    object.set("line", .integer(item.lines.lowerBound + 1))
    addWords(of: item, to: &object)
    object.add("number", item.number.map(JSON.integer))
    if let box = item.headline.box { addBox(box, to: &object) }
    if let anchor = item.headline.anchor { addAnchor(anchor, to: &object) }
    object.add("icon", item.headline.icon.map(document.source.string))
    object.add("id", item.headline.id.map(document.source.string))
    object.addList("tags", document.tags(of: item.headline))
    addFields(item.headline, to: &object)
    addBody(of: item, to: &object)
    return object.json
  }

  private func type(of item: Item) -> String {
    switch item.form {
    case .listItem: item.headline.box == nil ? "bullet" : "checkbox"
    case .paragraph: "text"
    case .quote: "quote"
    case .image: "image"
    }
  }

  private func addWords(of item: Item, to object: inout JSONObject) {
    switch item.form {
    case .listItem:
      object.set("title", .string(document.title(of: item.headline)))
    case .paragraph:
      let text = document.lines(item.headline.text)
      object.set("title", .string(ItemJSON.firstLine(of: text)))
      object.set("text", .string(text))
    case .quote:
      let (lines, author) = document.quote(item)
      object.set("title", .string(lines.first { !$0.isEmpty } ?? ""))
      object.set("text", .string(lines.joined(separator: "\n")))
      object.add("author", author)
    case .image:
      let alt = item.image.map { document.text($0.alt) } ?? ""
      object.set("title", .string(alt))
      object.set("alt", .string(alt))
      object.set("source", .string(item.image.map { document.source.string(in: $0.source) } ?? ""))
    }
  }

  private func addBox(_ box: Box, to object: inout JSONObject) {
    if let state = box.state {
      object.add("state", state.rawValue)
    } else {
      object.add("mark", document.source.string(in: box.range.lowerBound + 1..<box.range.upperBound - 1))
    }
  }

  private func addAnchor(_ anchor: Anchor, to object: inout JSONObject) {
    switch anchor.value {
    case .time(let time): object.add("start", time)
    case .timeRange(let range):
      object.add("start", range.start)
      object.add("end", range.end)
    case .date(let date): object.add("start", date)
    case .dateRange(let days):
      object.add("start", days.first)
      object.add("end", days.last)
    }
  }

  private func addBody(of item: Item, to object: inout JSONObject) {
    object.addList("notes", document.notes(of: item))
    object.addList("log", document.logByDate(of: item).map { entry(document.items[$0]) })
    object.addList("children", objects(for: item.elements))
  }

  private func entry(_ item: Item) -> JSON {
    var object = JSONObject()
    guard let entry = item.entry else { return object.json }
    object.addDays(entry.days)
    object.add("time", entry.time)
    object.add("value", entry.value.flatMap { Number(document.source.string(in: $0)) })
    object.add("status", item.entryStatus?.rawValue)
    object.addWords("note", document.text(entry.note))
    addFields(item.headline, to: &object)
    object.set("line", .integer(item.lines.lowerBound + 1))
    object.addList("notes", document.notes(of: item))
    object.addList("children", objects(for: item.elements))
    return object.json
  }
}
