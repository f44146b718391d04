import Outline
public import Planner

/// The place of a part of a file: a section, a group, or an item. The outline and the values that were read of it have the same
/// shape, so that one path leads to both.
public struct PlanPath: Hashable, Sendable {
  /// 0 is the introduction.
  public var section: Int
  public var group: Int?
  /// The place among the elements of the section or group, then among the children of each item. Empty for the section or group
  /// itself.
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
  public var items: [PlanPath] {
    elements.indices.map { PlanPath(section: section, group: group, elements: Array(elements[...$0])) }
  }
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
      for offset in path.elements { elements = elements[offset].item?.children ?? [] }
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
      guard var item = self[path] else { return }
      item.children = newValue
      self[elementsOf: path.parent][offset] = .item(item)
    }
  }

  /// The item of a path; nil for a block that is none, for a section or group, and where there is nothing. Setting nil does
  /// nothing.
  public subscript(path: PlanPath) -> PlanItem? {
    get {
      guard let offset = path.offset, holds(path) else { return nil }
      return self[elementsOf: path.parent][offset].item
    }
    set {
      guard let offset = path.offset, let newValue else { return }
      self[elementsOf: path.parent][offset] = .item(newValue)
    }
  }

  /// The paths of all items in the order of the file, each before what stands below it.
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
  /// What a section, a group or an item holds.
  func elements(of path: PlanPath) -> [Element] {
    if path.isItem { return index(of: path).map { items[$0].elements } ?? [] }
    return path.group.map { sections[path.section].groups[$0].elements } ?? sections[path.section].elements
  }

  /// The item of a path.
  func index(of path: PlanPath) -> Int? {
    var elements = path.group.map { sections[path.section].groups[$0].elements } ?? sections[path.section].elements
    var found: Int?
    for offset in path.elements {
      guard elements.indices.contains(offset), case .item(let index) = elements[offset] else { return nil }
      found = index
      elements = items[index].elements
    }
    return found
  }

  /// The lines of an element, without blank ones at its end.
  func lines(of element: Element) -> Range<Int> {
    switch element {
    case .item(let index): items[index].lines
    case .other(let block): source.withoutBlankEnd(tree[block].lines)
    }
  }
}
