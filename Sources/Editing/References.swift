import Outline
import Planner

extension EditedVault {
  /// The items of all files that say they are of a project, in the order of the files.
  func references(toProject title: String) -> [Thing] {
    let name = ThingName(title)
    return items { _, item in item.task.project.map { name.matches($0, .anyCase) } ?? false }
  }

  /// The items that name a task of a project: on days, in stacks, on pages and in the routine.
  func references(toTask task: PlanItem, inProject title: String) -> [Thing] {
    let name = ThingName(title)
    let key = Document.name(ofTitle: task.text)
    return items { _, item in
      item.id == task.id && item.task.project.map { name.matches($0, .anyCase) } ?? false
        && Document.name(ofTitle: item.text) == key
    }
  }

  /// The rituals and activities of a category.
  func references(toCategory title: String) -> [Thing] {
    let name = ThingName(title)
    let rituals = files(of: .ritual).filter { $0.plan.ritual?.category.map { name.matches($0, .anyCase) } ?? false }
    let activities = items { _, item in
      guard case .activity(let details) = item.content else { return false }
      return details.category.map { name.matches($0, .anyCase) } ?? false
    }
    return rituals.map { Thing(file: $0.name, path: nil, title: $0.plan.title) } + activities
  }

  private func items(where fits: (PlanPath, PlanItem) -> Bool) -> [Thing] {
    files.filter { $0.source != nil }.flatMap { file in
      file.plan.content.itemPaths.compactMap { path in
        guard let item = file.plan.content[path], fits(path, item) else { return nil }
        return Thing(file: file.name, path: path, title: item.text)
      }
    }
  }
}
