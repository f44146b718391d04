import Languages
import Outline
import Planner
import SourceText

extension EditableFile {
  /// The file with an item elsewhere in it, with all its lines and a comment that keeps rules silent for it alone; and the path
  /// that it has then. Among those that it stands with, its lines keep their bytes where they read as meant; elsewhere they are
  /// written as their new neighbors are.
  public func moving(_ path: PlanPath, to position: ItemPosition) throws(EditRefusal) -> (file: EditableFile, path: PlanPath) {
    guard let outline = outlineItem(path), var item = content[path] else { throw EditRefusal(EditMessage.hasNoItem(self.path)) }
    let slot = ItemSlot(position, in: self)
    guard !slot.container.items.contains(path) else { throw EditRefusal(EditMessage.intoItself) }
    let places = places(withCommentsOf: path)
    let lines = lines(withCommentsOf: path)
    let isSameList = slot.container == path.parent
    if isSameList, (places.lowerBound...places.upperBound).contains(slot.offset) { return (self, path) }
    let text = ItemText(of: outline, from: lines.lowerBound, in: document)
    let number = item.type.standsInList ? slot.number(in: self) : nil
    item.number = number
    let moved = Array(content[elementsOf: path.parent][places].dropLast()) + [PlanElement.item(item)]
    // The place to go to, as it is once the item and its comments have left their own.
    let target = places.reversed().reduce(slot.path) { PlanPath.after(removing: path.sibling(at: $1), $0) }
    var ways: [[TextEdit]] = []
    if isSameList {
      let runs = runs(in: path.parent)
      let old = runs.lastIndex { $0.offset <= places.lowerBound } ?? 0
      let next = runs.firstIndex { slot.offset <= $0.offset } ?? runs.count
      ways.append([LineOrder.edit(moving: old, to: old < next ? next - 1 : next, of: runs.map(\.lines), in: source)])
    }
    for removal in LineEdit.removals(of: lines, in: source) {
      ways += slot.ways(of: text, in: self).map { removal + $0 }
    }
    let file = try applying(
      EditStep(ways) { before, after in
        var wanted = before.plan
        wanted.content.remove(places, in: path.parent)
        wanted.content.insert(contentsOf: moved, at: target)
        return after.plan.withoutNumbers == wanted.withoutNumbers
      }
    )
    return (file, target.sibling(at: (target.offset ?? 0) + moved.count - 1))
  }

  /// Both files after an item moved from this one to another, with what keeps rules silent for it; and the path that it has there.
  ///
  /// - Parameter leavesComments: whether that stays as well, for what takes its place.
  public func moving(
    _ path: PlanPath,
    to position: ItemPosition,
    in other: EditableFile,
    leavesComments: Bool = false
  ) throws(EditRefusal)
    -> (from: EditableFile, to: EditableFile, path: PlanPath)
  {
    guard let outline = outlineItem(path), let item = content[path] else { throw EditRefusal(EditMessage.hasNoItem(self.path)) }
    let places = places(withCommentsOf: path)
    let lines = lines(withCommentsOf: path)
    let (to, place) = try other.inserting(
      ItemText(of: outline, from: lines.lowerBound, in: document),
      as: item,
      behind: Array(content[elementsOf: path.parent][places].dropLast()),
      with: problems(inLines: lines),
      at: position
    )
    return (try removing(path, leavesComments: leavesComments), to, place)
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
