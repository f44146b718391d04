import Chronology
import Outline
import Planner

/// A day that says the name of a block of the routine, to change it or to leave it out (format, *The routine*).
struct RoutineReference {
  let date: CivilDate
  /// The lines that mean this block and no other thing of its name.
  let lines: [Thing]
}

extension EditedVault {
  /// The days from today on which a block of the routine is due, and that change it or leave it out. A past day shows only its file:
  /// what stands there is history.
  func references(toRoutineBlock thing: Thing) -> [RoutineReference] {
    guard let root, root.name == thing.file, let block = item(of: thing), block.type == .routine else { return [] }
    let name = block.blockName
    let twins = root.plan.content.placedItems { $0.type == .routine && $0.blockName == name }.filter { $0.path != thing.path }
    return files(of: .day).compactMap { file -> RoutineReference? in
      guard let date = file.plan.day?.date, today <= date, isDue(block, on: date) else { return nil }
      let named = file.plan.content.placedItems { item in
        (item.type == .block || item.type == .task && item.box == .dropped) && item.blockName == name
      }
      let meant = named.filter { path, item in
        item.type == .block ? path.elements.count == 1 : file.plan.content[path.items[0]]?.type != .block
      }
      guard !meant.isEmpty else { return nil }
      let isShared = twins.contains { isDue($0.item, on: date) }
      let own = isShared ? [] : meant.filter { $0.item.task.project == nil }
      return RoutineReference(
        date: date,
        lines: own.map { Thing(file: file.name, path: $0.path, title: $0.item.text) }
      )
    }
  }

  private func isDue(_ block: PlanItem, on date: CivilDate) -> Bool {
    block.content.rule?.schedule(weekStart: settings.weekStarts, earliestEntry: nil).isDue(on: date) ?? true
  }
}

extension PlanItem {
  /// The name that its words are, or what stands for them (format, *Titles and names*).
  fileprivate var blockName: String { text.isEmpty ? TimeBlock.standardTitle : Document.name(ofTitle: text) }
}
