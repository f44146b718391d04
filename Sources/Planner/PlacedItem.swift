/// An item of a file, and where it stands among the others.
public struct PlacedItem: Sendable {
  public var item: PlanItem
  /// The section that it stands in, 0 for the introduction.
  public var section: Int
  /// How many items it stands below, an entry of a log counted as one.
  public var depth: Int

  /// Whether it stands below no other item.
  public var isTop: Bool { depth == 0 }
}

// The items of a file have one order: that of the file, each before those below it, a section's own before those of its groups.
// Entries of logs are no items; what is below them is, and comes by the dates of the entries, before what else is below the item
// that has the log. All that counts, finds or joins items goes by these.

extension PlanContent {
  /// Every item, those below others too.
  public var items: [PlacedItem] {
    var items: [PlacedItem] = []
    for (place, section) in ([introduction] + sections).enumerated() {
      section.forEachPlaced { items.append(PlacedItem(item: $0, section: place, depth: $1)) }
    }
    return items
  }

  /// Every item, those below others too.
  public func forEachItem(_ body: (PlanItem) -> Void) {
    introduction.forEachItem(body)
    for place in sections.indices { sections[place].forEachItem(body) }
  }

  /// The items of every section and group, children not among them.
  public var topItems: [PlanItem] {
    var items: [PlanItem] = []
    forEachTopItem { items.append($0) }
    return items
  }

  /// The same one by one: to put them into a list first is what most of the work is.
  package func forEachTopItem(_ body: (PlanItem) -> Void) {
    introduction.forEachTopItem(body)
    for place in sections.indices { sections[place].forEachTopItem(body) }
  }
}

extension PlanSection {
  /// Every item, those of its groups and those below others too.
  public func forEachItem(_ body: (PlanItem) -> Void) { forEachPlaced { item, _ in body(item) } }

  /// Its elements and then those of its groups, in the order of the file.
  public var allElements: [PlanElement] { groups.isEmpty ? elements : elements + groups.flatMap(\.elements) }

  /// Its items and those of its groups, children not among them.
  public var topItems: [PlanItem] {
    var items: [PlanItem] = []
    forEachTopItem { items.append($0) }
    return items
  }

  fileprivate func forEachTopItem(_ body: (PlanItem) -> Void) {
    for case .item(let item) in elements { body(item) }
    for group in groups {
      for case .item(let item) in group.elements { body(item) }
    }
  }

  fileprivate func forEachPlaced(_ body: (PlanItem, _ depth: Int) -> Void) {
    elements.forEachPlaced(depth: 0, body)
    for group in groups { group.elements.forEachPlaced(depth: 0, body) }
  }
}

extension [PlanElement] {
  fileprivate func forEachPlaced(depth: Int, _ body: (PlanItem, _ depth: Int) -> Void) {
    for case .item(let item) in self {
      body(item, depth)
      // A log of years has thousands of entries, and next to none has something below it.
      for place in item.log.indices where item.log[place].hasChildren {
        item.log[place].children.forEachPlaced(depth: depth + 2, body)
      }
      item.children.forEachPlaced(depth: depth + 1, body)
    }
  }
}
