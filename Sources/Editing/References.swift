import Outline
import Planner

extension EditedVault {
  /// The items of all files that say they are of a project, in the order of the files.
  func references(toProject title: String) -> [Thing] {
    let name = ThingName(title)
    return items { item in item.task.project.map { name.matches($0, .anyCase) } ?? false }
  }

  /// The items that name a task of a project: on days, in stacks, on pages and in the routine.
  func references(toTask task: PlanItem, inProject title: String) -> [Thing] {
    let name = ThingName(title)
    return items { item in item.task.project.map { name.matches($0, .anyCase) } ?? false && item.isCalled(like: task) }
  }

  /// The rituals and activities of a category.
  func references(toCategory title: String) -> [Thing] {
    let name = ThingName(title)
    let rituals = files(of: .ritual).filter { $0.plan.ritual?.category.map { name.matches($0, .anyCase) } ?? false }
    let activities = items { item in
      guard case .activity(let details) = item.content else { return false }
      return details.category.map { name.matches($0, .anyCase) } ?? false
    }
    return rituals.map { Thing(file: $0.name, path: nil, title: $0.plan.title) } + activities
  }

  /// The items of some files that will be there for which something holds, in the order of the files.
  ///
  /// - Parameter some: nil for all files.
  func items(of some: [File]? = nil, where fits: (PlanItem) -> Bool) -> [Thing] {
    (some ?? files).filter { $0.source != nil }.flatMap { file in
      file.plan.content.placedItems(where: fits).map { Thing(file: file.name, path: $0.path, title: $0.item.text) }
    }
  }
}
