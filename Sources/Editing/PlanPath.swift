import Chronology
import Outline
public import Planner

/// The place of a part of a file: a section, a group, or an item. The outline and the values that were read of it have the same
/// shape, so that one path leads to both.
public struct PlanPath: Hashable, Sendable {
  /// 0 is the introduction.
  public var section: Int
  public var group: Int?
  /// The place among the elements of the section or group, then among the children of each item. One below 0 leads to an entry
  /// of the log of an item instead, and the next to what is below the entry. Empty for the section or group itself.
  public var elements: [Int]

  public init(section: Int, group: Int? = nil, elements: [Int] = []) {
    self.section = section
    self.group = group
    self.elements = elements
  }

  /// What it stands in: an item, a group, or a section.
  public var parent: PlanPath { PlanPath(section: section, group: group, elements: elements.dropLast()) }

  /// Its place in what it stands in; nil for a section or a group.
  public var offset: Int? { elements.last }

  public var isItem: Bool { !elements.isEmpty }

  /// Another place in what it stands in.
  public func sibling(at offset: Int) -> PlanPath { parent.child(at: offset) }

  public func child(at offset: Int) -> PlanPath { PlanPath(section: section, group: group, elements: elements + [offset]) }

  /// Itself and the items that it stands below, the outermost first.
  public var items: [PlanPath] { steps.filter { $0.entryPlace == nil } }

  /// Itself and all that it stands below, entries of logs among it, the outermost first.
  var steps: [PlanPath] {
    elements.indices.map { PlanPath(section: section, group: group, elements: Array(elements[...$0])) }
  }

  // MARK: Entries

  /// The path of an entry of the log of an item, by its place in the log as it was read, by date. It is that of no item, but what
  /// is below the entry has its place there.
  func entry(at place: Int) -> PlanPath { child(at: PlanPath.step(toEntry: place)) }

  /// The place in the log, if it is the path of an entry.
  var entryPlace: Int? { offset.flatMap(PlanPath.entryPlace(ofStep:)) }

  static func step(toEntry place: Int) -> Int { -1 - place }

  static func entryPlace(ofStep step: Int) -> Int? { step < 0 ? -1 - step : nil }
}

extension PlanContent {
  /// A section by its place, 0 for the introduction.
  public subscript(section place: Int) -> PlanSection {
    get { place == 0 ? introduction : sections[place - 1] }
    set { if place == 0 { introduction = newValue } else { sections[place - 1] = newValue } }
  }

  /// What a section, a group or an item holds.
  public subscript(elementsOf path: PlanPath) -> [PlanElement] {
    get {
      var elements = path.group.map { self[section: path.section].groups[$0].elements } ?? self[section: path.section].elements
      var holder: PlanItem?
      for step in path.elements {
        if let place = PlanPath.entryPlace(ofStep: step) {
          let log = holder?.log ?? []
          elements = log.indices.contains(place) ? log[place].children : []
        } else {
          holder = elements[step].item
          elements = holder?.children ?? []
        }
      }
      return elements
    }
    set {
      guard let offset = path.offset else {
        if let group = path.group {
          self[section: path.section].groups[group].elements = newValue
        } else {
          self[section: path.section].elements = newValue
        }
        return
      }
      if let place = path.entryPlace {
        guard var item = self[path.parent], item.log.indices.contains(place) else { return }
        item.log[place].children = newValue
        self[path.parent] = item
        return
      }
      guard var item = self[path] else { return }
      item.children = newValue
      self[elementsOf: path.parent][offset] = .item(item)
    }
  }

  /// The item of a path; nil for a block that is none, for an entry of a log, for a section or group, and where there is
  /// nothing. Setting nil does nothing.
  public subscript(path: PlanPath) -> PlanItem? {
    get {
      guard let offset = path.offset, path.entryPlace == nil, holds(path) else { return nil }
      return self[elementsOf: path.parent][offset].item
    }
    set {
      guard let offset = path.offset, path.entryPlace == nil, let newValue else { return }
      self[elementsOf: path.parent][offset] = .item(newValue)
    }
  }

  /// The entry of a path; nil where it is no such.
  subscript(entry path: PlanPath) -> LogRecord? {
    guard let place = path.entryPlace, let log = self[path.parent]?.log, log.indices.contains(place) else { return nil }
    return log[place]
  }

  /// The paths of all items in the order of the file, each before what stands below it; what is below entries of logs comes by
  /// their dates, before what else is below the item.
  public var itemPaths: [PlanPath] { placedItems.map(\.path) }

  /// All items with their paths, in that order.
  public var placedItems: [(path: PlanPath, item: PlanItem)] { placedItems { _ in true } }

  /// The items for which something holds, with their paths, in that order.
  public func placedItems(where fits: (PlanItem) -> Bool) -> [(path: PlanPath, item: PlanItem)] {
    var placed: [(path: PlanPath, item: PlanItem)] = []
    func add(_ elements: [PlanElement], in parent: inout PlanPath) {
      for (offset, element) in elements.enumerated() {
        guard case .item(let item) = element else { continue }
        parent.elements.append(offset)
        if fits(item) { placed.append((parent, item)) }
        for place in item.log.indices where item.log[place].hasChildren {
          parent.elements.append(PlanPath.step(toEntry: place))
          add(item.log[place].children, in: &parent)
          parent.elements.removeLast()
        }
        if !item.children.isEmpty { add(item.children, in: &parent) }
        parent.elements.removeLast()
      }
    }
    for place in 0...sections.count {
      let section = self[section: place]
      var path = PlanPath(section: place)
      add(section.elements, in: &path)
      for group in section.groups.indices {
        path.group = group
        add(section.groups[group].elements, in: &path)
      }
    }
    return placed
  }
}

extension Document {
  /// What a section, a group, an item or an entry of a log holds.
  func elements(of path: PlanPath) -> [Element] {
    if path.isItem { return index(of: path).map { items[$0].elements } ?? [] }
    return path.group.map { sections[path.section].groups[$0].elements } ?? sections[path.section].elements
  }

  /// The item of a path, be it an entry of a log.
  func index(of path: PlanPath) -> Int? {
    var elements = path.group.map { sections[path.section].groups[$0].elements } ?? sections[path.section].elements
    var found: Int?
    for step in path.elements {
      if let place = PlanPath.entryPlace(ofStep: step) {
        guard let owner = found, let entry = entry(at: place, of: items[owner]) else { return nil }
        found = entry
        elements = items[entry].elements
      } else {
        guard elements.indices.contains(step), case .item(let index) = elements[step] else { return nil }
        found = index
        elements = items[index].elements
      }
    }
    return found
  }

  /// The entry at a place of an item's log as it is read, by date; nil for one that is no item of the outline.
  private func entry(at place: Int, of item: Item) -> Int? {
    var log: [(days: DateRange?, index: Int?)] = []
    var count = 0
    for packed in item.packedLog {
      while count < min(packed.place, item.log.count) {
        log.append((items[item.log[count]].entry?.days, item.log[count]))
        count += 1
      }
      log.append((packed.days, nil))
    }
    for index in item.log[count...] { log.append((items[index].entry?.days, index)) }
    let sorted = log.enumerated().sorted { left, right in
      guard let leftDays = left.element.days, let rightDays = right.element.days else { return left.offset < right.offset }
      return (leftDays.first, leftDays.last, left.offset) < (rightDays.first, rightDays.last, right.offset)
    }
    return sorted.indices.contains(place) ? sorted[place].element.index : nil
  }

  /// The lines of an element, without blank ones at its end.
  func lines(of element: Element) -> Range<Int> {
    switch element {
    case .item(let index): items[index].lines
    case .other(let block): source.withoutBlankEnd(tree[block].lines)
    }
  }
}
