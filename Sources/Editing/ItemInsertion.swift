import Languages
import Outline
public import Planner
import Reading
import SourceText

/// Where an item goes.
public enum ItemPosition: Hashable, Sendable {
  case before(PlanPath)
  case after(PlanPath)
  /// The first or the last of what a section, a group or an item holds. In a section that is before its groups.
  case start(of: PlanPath)
  case end(of: PlanPath)
}

extension EditableFile {
  /// The file with one more item, written like its neighbors; and the path of the item.
  ///
  /// - Parameters:
  ///   - allowsProblems: whether it may hold something that does not read.
  ///   - keepsWords: whether its words are those of a file, and not of a person: what does not read in them did not there.
  ///   - keepsFields: whether its fields stood behind those words there, too.
  public func inserting(
    _ item: PlanItem,
    at position: ItemPosition,
    allowsProblems: Bool = false,
    keepsWords: Bool = false,
    keepsFields: Bool = false
  ) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    let slot = ItemSlot(position, in: self)
    let parents = slot.container.items.compactMap { content[$0] }
    let section = content[section: slot.container.section].title
    let number = item.type.standsInList ? slot.number(in: self) : nil
    var wanted = item
    wanted.number = number
    var plain = item
    plain.number = nil
    let lines = WrittenText.lines(of: plain, in: kind, section: section, below: parents)
    let respelled = FieldRespelling(lines, in: kind, section: section, spelling: FileStyle(document).spelling).lines
    var step = EditStep(
      ([respelled, lines].compactMap(\.self)).flatMap { slot.ways(of: $0, isListItem: item.type.standsInList, in: self) }
    ) {
      [wanted] plan in plan.content.insert(.item(wanted), at: slot.path)
    }
    step.allowsProblems = allowsProblems
    step.keepsWords = keepsWords
    step.keepsFields = keepsFields
    return (try applying(step), slot.path)
  }

  /// The file with more list items at one place, in their order, written like their neighbors.
  ///
  /// - Parameter allowsProblems: whether they may hold something that does not read.
  func inserting(
    _ items: [PlanItem],
    at position: ItemPosition,
    allowsProblems: Bool = false
  ) throws(EditRefusal) -> EditableFile {
    let slot = ItemSlot(position, in: self)
    let parents = slot.container.items.compactMap { content[$0] }
    let section = content[section: slot.container.section].title
    guard slot.number(in: self) == nil else {
      // Each of a numbered list has its own number.
      var (file, place) = (self, slot.path)
      for item in items {
        file = try file.inserting(item, at: .before(place), allowsProblems: allowsProblems).file
        place = place.sibling(at: (place.offset ?? 0) + 1)
      }
      return file
    }
    let lines = items.flatMap { WrittenText.lines(of: $0, in: kind, section: section, below: parents) }
    var step = EditStep(slot.ways(of: lines, isListItem: true, in: self)) { plan in
      for item in items.reversed() { plan.content.insert(.item(item), at: slot.path) }
    }
    step.allowsProblems = allowsProblems
    return try applying(step)
  }

  /// The file with one more list item, of which the words are written as they are given: what they say is what is read.
  ///
  /// - Parameter allowsProblems: whether they may hold something that does not read.
  public func inserting(
    words: String,
    at position: ItemPosition,
    allowsProblems: Bool = false
  ) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    let text = words.onOneLine
    guard !text.isEmpty else { throw EditRefusal(EditMessage.noWordsToWrite) }
    let slot = ItemSlot(position, in: self)
    let ways =
      slot.ways(of: ["- " + text], isListItem: true, in: self)
      + slot.ways(of: ["- " + TextGuard.title(text)], isListItem: true, in: self)
    var step = EditStep(ways) { before, after in
      guard after.content.holds(slot.path), let item = after.content[slot.path], item.type.standsInList else { return false }
      // Words that begin another block there, such as `## Garden`, would leave the item without any.
      guard !item.text.isEmpty || item.icon != nil || item.box != nil else { return false }
      var wanted = before.plan
      wanted.content.insert(.item(item), at: slot.path)
      return after.plan == wanted
    }
    step.allowsProblems = allowsProblems
    return (try applying(step), slot.path)
  }

  /// The file with the lines of an item of this or another file, as they are but for their indent and marker.
  ///
  /// - Parameters:
  ///   - comments: those that go with the item, and that the lines begin with.
  ///   - problems: how much does not read in the lines where they stand now.
  func inserting(
    _ text: ItemText,
    as item: PlanItem,
    behind comments: [PlanElement],
    with problems: (problems: Int, values: Int),
    at position: ItemPosition
  ) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    let slot = ItemSlot(position, in: self)
    var wanted = item
    wanted.number = item.type.standsInList ? slot.number(in: self) : nil
    let elements = comments + [PlanElement.item(wanted)]
    var step = EditStep(slot.ways(of: text, in: self)) { plan in plan.content.insert(contentsOf: elements, at: slot.path) }
    step.moved = problems
    return (try applying(step), slot.path.sibling(at: slot.offset + comments.count))
  }
}

extension PlanContent {
  /// Whether there is something at a path: a section, a group, an element or an entry of a log.
  func holds(_ path: PlanPath) -> Bool {
    guard (0...sections.count).contains(path.section) else { return false }
    let section = self[section: path.section]
    if let group = path.group, !section.groups.indices.contains(group) { return false }
    var elements = path.group.map { section.groups[$0].elements } ?? section.elements
    var holder: PlanItem?
    for step in path.elements {
      if let place = PlanPath.entryPlace(ofStep: step) {
        guard let log = holder?.log, log.indices.contains(place) else { return false }
        elements = log[place].children
      } else {
        guard elements.indices.contains(step) else { return false }
        holder = elements[step].item
        elements = holder?.children ?? []
      }
    }
    return true
  }

  /// Puts an element before the one of a path; the numbers of the list behind it rise by one.
  mutating func insert(_ element: PlanElement, at path: PlanPath) {
    guard let offset = path.offset else { return }
    var elements = self[elementsOf: path.parent]
    elements.insert(element, at: offset)
    if let number = element.item?.number { PlanContent.renumber(&elements, behind: offset, from: number, by: 1) }
    self[elementsOf: path.parent] = elements
  }

  /// Takes the element of a path out; the numbers of the list behind it fall by one, unless it was the first.
  mutating func remove(at path: PlanPath) {
    guard let offset = path.offset else { return }
    var elements = self[elementsOf: path.parent]
    let number = elements[offset].item?.number
    let isFirst = offset == 0 || elements[offset - 1].item?.number.map { $0 + 1 } != number
    elements.remove(at: offset)
    if let number, !isFirst { PlanContent.renumber(&elements, behind: offset - 1, from: number, by: -1) }
    self[elementsOf: path.parent] = elements
  }

  private static func renumber(_ elements: inout [PlanElement], behind offset: Int, from number: Int, by change: Int) {
    var next = change > 0 ? number : number + 1
    for index in elements.indices.dropFirst(offset + 1) {
      guard var item = elements[index].item, item.number == next else { return }
      item.number = next + change
      elements[index] = .item(item)
      next += 1
    }
  }
}

/// A place among the elements of a section, a group or an item, and how what goes there is written. It is between no comment that
/// keeps rules silent and what that holds for.
struct ItemSlot {
  let container: PlanPath
  let offset: Int

  var path: PlanPath { container.child(at: offset) }

  init(_ position: ItemPosition, in file: EditableFile) {
    let place: Int
    switch position {
    case .before(let path): (container, place) = (path.parent, path.offset ?? 0)
    case .after(let path): (container, place) = (path.parent, (path.offset ?? 0) + 1)
    case .start(let path): (container, place) = (path, 0)
    case .end(let path): (container, place) = (path, file.document.elements(of: path).count)
    }
    offset = file.placeBeforeComments(place, in: container)
  }

  private func elements(in file: EditableFile) -> [Element] { file.document.elements(of: container) }

  private func listItem(at place: Int, in file: EditableFile) -> Item? {
    let elements = elements(in: file)
    guard elements.indices.contains(place), case .item(let index) = elements[place] else { return nil }
    let item = file.document.items[index]
    return item.form == .listItem ? item : nil
  }

  /// The list item that comes next, its comments passed over.
  private func nextListItem(in file: EditableFile) -> Item? {
    let elements = elements(in: file)
    var place = offset
    while elements.indices.contains(place), file.document.line(silencedBy: elements[place]) != nil { place += 1 }
    return listItem(at: place, in: file)
  }

  /// The number of an item there, where its neighbors have some.
  func number(in file: EditableFile) -> Int? {
    if let before = listItem(at: offset - 1, in: file) { return before.number.map { $0 + 1 } }
    return nextListItem(in: file)?.number
  }

  /// Ways to write an item that `WrittenText` wrote.
  func ways(of lines: [String], isListItem: Bool, in file: EditableFile) -> [[TextEdit]] {
    let style = FileStyle(file.document)
    guard isListItem else {
      let indent = container.isItem ? leads(style, in: file)[0].indent : ""
      return edits(of: [lines.map { $0.isEmpty ? "" : indent + $0 }], isListItem: false, in: file)
    }
    return edits(
      of: leads(style, in: file).flatMap { $0.ways(of: lines, childIndent: style.childIndent) },
      isListItem: true,
      in: file
    )
  }

  /// Ways to write the lines of an item that stood elsewhere.
  func ways(of text: ItemText, in file: EditableFile) -> [[TextEdit]] {
    let style = FileStyle(file.document)
    let leads = leads(style, in: file)
    let hasNeighbor = listItem(at: offset - 1, in: file) != nil || nextListItem(in: file) != nil
    let lines = leads.flatMap { lead in
      [hasNeighbor || text.isNumbered ? text.lines(as: lead) : nil, text.lines(keepingMarkerAt: lead.indent)].compactMap(\.self)
    }
    return edits(of: lines, isListItem: text.isListItem, in: file)
  }

  private func leads(_ style: FileStyle, in file: EditableFile) -> [ItemLead] {
    if let before = listItem(at: offset - 1, in: file) {
      var lead = ItemLead(of: before, in: file.document)
      if let number = before.number { lead.marker = "\(number + 1)" + (lead.marker.last.map(String.init) ?? ".") }
      return [lead]
    }
    if let after = nextListItem(in: file) { return [ItemLead(of: after, in: file.document)] }
    if let owner = file.outlineItem(container) { return ItemLead.leads(below: owner, in: file.document, style) }
    return [ItemLead(indent: "", marker: style.bullet)]
  }

  /// Whether the items of the list here have blank lines between them. Another list is another affair.
  private func isLoose(in file: EditableFile) -> Bool {
    func marker(_ item: Item) -> UInt8 { file.source.bytes[item.markerRange.upperBound - 1] }
    guard let own = listItem(at: offset - 1, in: file) ?? listItem(at: offset, in: file) else { return false }
    var places = offset..<offset
    while let item = listItem(at: places.lowerBound - 1, in: file), marker(item) == marker(own) {
      places = places.lowerBound - 1..<places.upperBound
    }
    while let item = listItem(at: places.upperBound, in: file), marker(item) == marker(own) {
      places = places.lowerBound..<places.upperBound + 1
    }
    let items = places.compactMap { listItem(at: $0, in: file) }
    let gaps = items.dropFirst().map { file.source.isBlank(line: $0.lines.lowerBound - 1) }
    return gaps.filter(\.self).count * 2 > gaps.count
  }

  private func edits(of candidates: [[String]], isListItem: Bool, in file: EditableFile) -> [[TextEdit]] {
    let source = file.source
    let before = isListItem ? listItem(at: offset - 1, in: file) : nil
    let after = isListItem ? nextListItem(in: file) : nil
    // What goes before the first of a list stands as near to what is above as that did.
    let next = elements(in: file)
    let line = before == nil && after != nil ? file.document.lines(of: next[offset]).lowerBound : line(in: file)
    let isLoose = isLoose(in: file)
    let isBelowWords = container.isItem && offset == 0 && isListItem
    let hasTextAbove = line > 0 && !source.isBlank(line: min(line, source.lineCount) - 1)
    let hasTextBelow = line < source.lineCount && !source.isBlank(line: line)
    let gapAbove = before != nil ? isLoose && hasTextAbove : hasTextAbove && !isBelowWords && after == nil
    let joinsBelow = after != nil || (before != nil && isListItem) || (isBelowWords && container.isItem)
    let gapBelow = hasTextBelow && (joinsBelow ? isLoose && after != nil : true)
    func edits(_ above: Bool, _ below: Bool) -> [[TextEdit]] {
      candidates.map { lines in
        [LineEdit.insertion(of: (above ? [""] : []) + lines + (below ? [""] : []), beforeLine: line, in: source)]
      }
    }
    return edits(gapAbove, gapBelow) + edits(hasTextAbove, hasTextBelow)
  }

  /// The line before which it goes.
  private func line(in file: EditableFile) -> Int {
    let document = file.document
    let elements = elements(in: file)
    if offset > 0, elements.indices.contains(offset - 1) { return document.lines(of: elements[offset - 1]).upperBound }
    if let first = elements.first { return document.lines(of: first).lowerBound }
    if let owner = file.outlineItem(container) {
      return owner.log.map { document.items[$0].lines.upperBound }.max() ?? LineEdit.lineAfterWords(of: owner, in: document)
    }
    let section = document.sections[container.section]
    if let group = container.group { return section.groups[group].heading.lines.upperBound }
    if let heading = section.heading { return heading.lines.upperBound }
    return max(document.title?.lines.upperBound ?? 0, document.properties.lines.upperBound)
  }
}

/// The lines of an item as they stand in a file, and of the comments that go with it, without its indent.
struct ItemText {
  let marker: String
  let gap: String
  let isNumbered: Bool
  /// Those of the comments.
  private let above: [String]
  /// The first without marker and gap.
  private let lines: [String]

  var isListItem: Bool { !marker.isEmpty }

  /// - Parameter first: the line on which its comments begin, or it.
  init(of item: Item, from first: Int, in document: Document) {
    let source = document.source
    let indent = document.indent(of: item)
    above = (min(first, item.lines.lowerBound)..<item.lines.lowerBound).map { line in
      let text = source.string(in: source.contentRange(ofLine: line))
      return String(text.hasPrefix(indent) ? text.dropFirst(indent.count) : text.drop { $0 == " " || $0 == "\t" })
    }
    isNumbered = item.number != nil
    marker = source.string(in: item.markerRange)
    gap = marker.isEmpty ? "" : document.gap(of: item)
    let skipped = indent.utf8.count + marker.utf8.count + gap.utf8.count
    let isList = !marker.isEmpty
    lines = item.lines.enumerated().map { place, line in
      let range = source.contentRange(ofLine: line)
      if place == 0, isList { return source.string(in: min(range.lowerBound + skipped, range.upperBound)..<range.upperBound) }
      let text = source.string(in: range)
      return text.hasPrefix(indent) ? String(text.dropFirst(indent.count)) : text
    }
  }

  /// The lines with another lead; what stands below moves with the words.
  func lines(as lead: ItemLead) -> [String]? {
    guard isListItem, let first = lines.first else { return nil }
    let change = lead.marker.count + lead.gap.count - marker.count - gap.count
    return comments(at: lead.indent) + [lead.indent + lead.marker + lead.gap + first]
      + lines.dropFirst().map { line in
        guard line.contains(where: { $0 != " " && $0 != "\t" }) else { return line.isEmpty ? "" : line }
        guard line.first == " " else { return lead.indent + line }
        let shifted =
          change >= 0
          ? String(repeating: " ", count: change) + line : String(line.dropFirst(min(-change, line.prefix { $0 == " " }.count)))
        return lead.indent + shifted
      }
  }

  func lines(keepingMarkerAt indent: String) -> [String] {
    guard let first = lines.first else { return [] }
    return comments(at: indent) + [indent + marker + gap + first] + lines.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
  }

  private func comments(at indent: String) -> [String] { above.map { $0.isEmpty ? "" : indent + $0 } }
}
