import Planner

/// An item with where it is in its file.
struct ItemInPlace {
  var item: PlanItem
  var section: PlanSection
  /// The title of its group; empty for what stands in none.
  var group: String
  /// What it is below, the outermost first.
  var parents: [PlanItem]
  /// Of each of these the entry of its log that the item is below; nil where it is below none.
  var entries: [LogRecord?]
}

extension PlanContent {
  /// Every item, those before those below them, and those below an entry of a log before what else is below its item.
  var itemsInPlace: [ItemInPlace] {
    var items: [ItemInPlace] = []
    func add(
      _ elements: [PlanElement],
      _ section: PlanSection,
      _ group: String,
      below parents: [PlanItem],
      _ entries: [LogRecord?]
    ) {
      for case .item(let item) in elements {
        items.append(ItemInPlace(item: item, section: section, group: group, parents: parents, entries: entries))
        for place in item.log.indices where item.log[place].hasChildren {
          let record = item.log[place]
          add(record.children, section, group, below: parents + [item], entries + [record])
        }
        if !item.children.isEmpty { add(item.children, section, group, below: parents + [item], entries + [nil]) }
      }
    }
    for section in [introduction] + sections {
      add(section.elements, section, "", below: [], [])
      for group in section.groups { add(group.elements, section, group.title, below: [], []) }
    }
    return items
  }
}
