import Languages
import Outline
import Planner
import SourceText

extension EditableFile {
  /// The file with an item elsewhere in it, with all its lines; and the path that it has then. Among those that it stands with,
  /// its lines keep their bytes where they read as meant; elsewhere they are written as their new neighbors are.
  public func moving(_ path: PlanPath, to position: ItemPosition) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    guard let outline = outlineItem(path), var item = content[path] else { throw EditRefusal(EditMessage.hasNoItem(self.path)) }
    let slot = ItemSlot(position, in: self)
    guard !slot.container.items.contains(path) else { throw EditRefusal(EditMessage.intoItself) }
    let isSameList = slot.container == path.parent
    if isSameList, let offset = path.offset, slot.offset == offset || slot.offset == offset + 1 { return (self, path) }
    let text = ItemText(of: outline, in: document)
    let number = item.type.standsInList ? slot.number(in: self) : nil
    item.number = number
    // The place to go to, as it is once the item has left its own.
    let target = PlanPath.after(removing: path, slot.path)
    var ways: [[TextEdit]] = []
    if isSameList, let old = path.offset, let new = target.offset {
      let runs = document.elements(of: path.parent).map(document.lines)
      ways.append([LineOrder.edit(moving: old, to: new, of: runs, in: source)])
    }
    for removal in LineEdit.removals(of: outline.lines, in: source) {
      ways += slot.ways(of: text, in: self).map { removal + $0 }
    }
    let file = try applying(
      EditStep(ways) { [item] before, after in
        var wanted = before.plan
        wanted.content.remove(at: path)
        wanted.content.insert(.item(item), at: target)
        return after.plan.withoutNumbers == wanted.withoutNumbers
      }
    )
    return (file, target)
  }

  /// Both files after an item moved from this one to another; and the path that it has there.
  public func moving(
    _ path: PlanPath,
    to position: ItemPosition,
    in other: EditableFile
  ) throws(EditRefusal)
    -> (from: EditableFile, to: EditableFile, path: PlanPath)
  {
    guard let outline = outlineItem(path), let item = content[path] else { throw EditRefusal(EditMessage.hasNoItem(self.path)) }
    let (to, place) = try other.inserting(ItemText(of: outline, in: document), as: item, at: position)
    return (try removing(path), to, place)
  }
}

extension PlanPath {
  /// A path as it is once an element stands no longer before it.
  static func after(removing removed: PlanPath, _ path: PlanPath) -> PlanPath {
    guard removed.section == path.section, removed.group == path.group, removed.elements.count <= path.elements.count,
      removed.elements.dropLast() == path.elements.prefix(removed.elements.count - 1), let offset = removed.offset
    else { return path }
    var path = path
    let level = removed.elements.count - 1
    if path.elements[level] > offset { path.elements[level] -= 1 }
    return path
  }
}

extension Plan {
  /// The values without the numbers of numbered lists, which follow from the order.
  var withoutNumbers: Plan {
    var plan = self
    for path in content.itemPaths { plan.content[path]?.number = nil }
    return plan
  }
}
