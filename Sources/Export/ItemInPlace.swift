import Planner

/// An item with where it is in its file.
struct ItemInPlace {
  var item: PlanItem
  var section: PlanSection
  /// The title of its group; empty for what stands in none.
  var group: String
  /// What it is below, the outermost first.
  var parents: [PlanItem]
}

extension PlanContent {
  /// Every item, those before those below them.
  var itemsInPlace: [ItemInPlace] {
    var items: [ItemInPlace] = []
    func add(_ elements: [PlanElement], _ section: PlanSection, _ group: String, below parents: [PlanItem]) {
      for case .item(let item) in elements {
        items.append(ItemInPlace(item: item, section: section, group: group, parents: parents))
        if !item.children.isEmpty { add(item.children, section, group, below: parents + [item]) }
      }
    }
    for section in [introduction] + sections {
      add(section.elements, section, "", below: [])
      for group in section.groups { add(group.elements, section, group.title, below: []) }
    }
    return items
  }
}
