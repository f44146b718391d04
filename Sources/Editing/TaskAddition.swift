import Outline
public import Planner

extension EditedVault {
  /// The project that a name means.
  public func project(named name: String) throws(EditRefusal) -> Thing {
    let projects = Set(files(of: .project).map(\.name))
    return try thing(named: name, sorts: [.file], called: "project") { thing, _ in projects.contains(thing.file) }
  }

  /// The project of a title, as other files name it: the first of several.
  func project(titled title: String) -> File? {
    let name = ThingName(title)
    return files(of: .project).first { name.matches($0.plan.title, .anyCase) }
  }

  /// The task of a project that a name means; a copy of it on a day or in a stack stands for it.
  public mutating func projectTask(named name: String, in scope: String? = nil) throws(EditRefusal) -> Thing {
    let projects = Set(files(of: .project).map(\.name))
    let found = try thing(named: name, in: scope, called: "task of a project") { thing, item in
      guard let item else { return false }
      return projects.contains(thing.file) ? item.isTask : item.task.project != nil && FileLine(name) != nil
    }
    let task = try task(of: found)
    guard self[task.file]?.plan.project != nil else {
      throw EditRefusal("no project has the task \(EditRefusal.quote(found.title)) of \(try place(of: found))")
    }
    return task
  }

  /// Adds a task to a project, behind its open ones.
  public mutating func addTask(_ item: PlanItem, to project: Thing) throws(EditRefusal) {
    let file = try file(project.file)
    let item = try file.distinguished(item)
    let (after, path) = try file.inserting(item, at: file.endOfOpenTasks)
    update(project.file, to: after)
    note(
      "added: \(EditRefusal.quote(item.text)) to \(EditRefusal.quote(after.content.title)), \(after.path):\(after.line(of: path))"
    )
  }

  /// Moves a task to another project with all that hangs below it. Its copies on days, in stacks and in the routine say the new
  /// project from then on: also those of past days, which else would be copies of a task that there is not.
  public mutating func moveTask(_ thing: Thing, to project: Thing) throws(EditRefusal) {
    guard let path = thing.path, let item = item(of: thing) else { throw EditRefusal("there is nothing to move") }
    let (from, to) = (try file(thing.file), try file(project.file))
    let title = to.content.title
    guard thing.file != project.file else {
      throw EditRefusal(
        "\(EditRefusal.quote(item.text)) is a task of \(EditRefusal.quote(title)) already, at \(try place(of: thing))"
      )
    }
    try to.checkIsNew(item)
    let moved = try from.moving(path, to: item.box == .done ? to.startOrEndOfDone : to.endOfOpenTasks, in: to)
    update(thing.file, to: moved.from)
    update(project.file, to: moved.to)
    note(
      "moved: \(EditRefusal.quote(item.text)) from \(EditRefusal.quote(from.content.title)) to \(EditRefusal.quote(title)), "
        + "\(moved.to.path):\(moved.to.line(of: moved.path))"
    )
    for copy in allCopies(of: item, inProject: from.content.title) {
      guard let path = copy.path else { continue }
      update(copy.file, to: try file(copy.file).setting(.project, to: title, of: path))
      note("says the new project too: \(try place(of: copy))")
    }
  }

  /// The copies of a project's task on all days that are read, in stacks and in the routine.
  private func allCopies(of task: PlanItem, inProject project: String) -> [Thing] {
    items(of: files.filter { [.day, .stacks, .vault].contains($0.plan.kind) }) { $0.isCopy(of: task, inProject: project) }
  }
}

extension PlanItem {
  /// Whether it stands for a task of a project on a day or in a stack.
  func isCopy(of task: PlanItem, inProject project: String) -> Bool {
    guard box != nil, let own = self.task.project, isCalled(like: task) else { return false }
    return ThingName(project).matches(own, .anyCase)
  }

  /// Whether it has the name and the id of another.
  func isCalled(like other: PlanItem) -> Bool {
    id == other.id && Document.name(ofTitle: text) == Document.name(ofTitle: other.text)
  }
}

extension EditableFile {
  /// Behind the last open task of the first section that has tasks, but for *Done*; in one without any, behind what stands before
  /// the first section.
  var endOfOpenTasks: ItemPosition {
    for place in 0...content.sections.count where place != doneSection {
      let elements = content[section: place].elements
      let tasks = elements.indices.filter { elements[$0].item?.isTask ?? false }
      guard let last = tasks.last else { continue }
      let open = tasks.last { elements[$0].item?.box == .open || elements[$0].item?.type == .recurring }
      return .after(PlanPath(section: place, elements: [open ?? last]))
    }
    return .end(of: PlanPath(section: 0))
  }

  /// Where a finished task goes.
  fileprivate var startOrEndOfDone: ItemPosition {
    guard let section = doneSection else { return endOfOpenTasks }
    return hasNewestDoneFirst ? .start(of: PlanPath(section: section)) : .end(of: PlanPath(section: section))
  }

  /// A task that is told apart from those of its name that are done or dropped; one that is open is refused.
  fileprivate func distinguished(_ item: PlanItem) throws(EditRefusal) -> PlanItem {
    let twins = content.placedItems(where: { $0.isTask && $0.isCalled(like: item, but: item.id) })
    if let open = twins.first(where: { $0.item.isOpenTask }) {
      throw EditRefusal(
        "\(EditRefusal.quote(item.text)) is an open task of \(EditRefusal.quote(content.title)) already, at "
          + "\(path):\(line(of: open.path))",
        help: "do that one first, or write other words"
      )
    }
    return item.distinguished(from: twins.map(\.item))
  }

  /// Refuses a task whose name another of the project has.
  fileprivate func checkIsNew(_ item: PlanItem) throws(EditRefusal) {
    guard let twin = content.placedItems(where: { $0.isTask && $0.isCalled(like: item) }).first?.path else { return }
    throw EditRefusal(
      "\(EditRefusal.quote(item.text)) is a task of \(EditRefusal.quote(content.title)) already, at \(path):\(line(of: twin))",
      help: "give it another name"
    )
  }
}
