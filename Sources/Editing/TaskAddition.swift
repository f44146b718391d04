import Chronology
import Languages
import Outline
public import Planner

extension EditedVault {
  /// The project that a name means.
  public func project(named name: String) throws(EditRefusal) -> Thing {
    let projects = Set(files(of: .project).map(\.name))
    do throws(EditRefusal) {
      return try thing(named: name, sorts: [.file], called: .project) { thing, _ in projects.contains(thing.file) }
    } catch {
      throw beginning(name, of: [.project], error)
    }
  }

  /// The task of a project that a name means; a copy of it on a day or in a stack stands for it.
  public mutating func projectTask(named name: String, in scope: String? = nil) throws(EditRefusal) -> Thing {
    let projects = Set(files(of: .project).map(\.name))
    let found = try thing(named: name, in: scope, called: .taskOfProject) { thing, item in
      guard let item else { return false }
      return projects.contains(thing.file) ? item.isTask : item.task.project != nil && FileLine(name) != nil
    }
    let task = try task(of: found)
    guard self[task.file]?.plan.project != nil else {
      throw EditRefusal(TaskAdditionMessage.noProjectHas(found.title, of: try place(of: found)))
    }
    return task
  }

  /// The task that can go to a project: one of another project, or an open one of a day, what earlier days left open among them.
  public mutating func movableTask(named name: String, in scope: String? = nil) throws(EditRefusal) -> Thing {
    do throws(EditRefusal) {
      return try projectTask(named: name, in: scope)
    } catch {
      guard error.choice == nil else { throw error }
      do throws(EditRefusal) {
        return try dayTask(named: name, in: scope, of: [.task, .block])
      } catch let other {
        if other.choice != nil { throw other }
        if scope == nil, let left = leftOver(named: name), item(of: left)?.task.project == nil { return left }
        throw error
      }
    }
  }

  /// Moves a task of a day to a project, with what is said of it and all that hangs below it. It stays planned on its day, as a copy,
  /// and the lines of other days that are the same task are copies then too.
  private mutating func moveDayTask(_ thing: Thing, _ path: PlanPath, _ item: PlanItem, to project: Thing) throws(EditRefusal) {
    let to = try file(project.file)
    let title = to.content.title
    guard let day = date(of: thing) else { throw EditRefusal(ReorderingMessage.nothingToMove) }
    try to.checkIsNew(item)
    let (after, moved): (EditableFile, PlanPath)
    if item.type == .block {
      // What is below a block are tasks of their own.
      (after, moved) = try to.inserting(PlanItem(.task, text: item.text, box: .open, id: item.id), at: to.endOfOpenTasks)
      update(thing.file, to: try file(thing.file).setting(.project, to: title, of: path))
    } else {
      var copy = PlanItem(.task, text: item.text, box: .open, icon: item.icon, id: item.id)
      copy.task.project = title
      let day = try file(thing.file)
      if day.places(withCommentsOf: path).count > 1 {
        // What keeps rules silent for the task does so for its copy too, as the words of both are the same. The copy comes first so
        // that the comments never stand before another.
        let copied = try day.inserting(copy, at: .after(path), keepsWords: true).file
        let both = try copied.moving(path, to: to.endOfOpenTasks, in: to, leavesComments: true)
        (after, moved) = (both.to, both.path)
        update(thing.file, to: both.from)
      } else {
        let both = try day.moving(path, to: to.endOfOpenTasks, in: to)
        (after, moved) = (both.to, both.path)
        let place = path.offset ?? 0
        let position = place > 0 ? ItemPosition.after(path.sibling(at: place - 1)) : .start(of: path.parent)
        update(thing.file, to: try both.from.inserting(copy, at: position, keepsWords: true).file)
      }
    }
    update(project.file, to: after)
    let place = "\(after.path):\(after.line(of: moved))"
    note(.moved, TaskAdditionMessage.fromDay(item.text, to: title, at: place, stays: day, copy: try self.place(of: thing)))
    let others = items(of: files(of: .day)) { other in
      other.box == .open && other.task.project == nil && [.task, .block].contains(other.type) && other.isCalled(like: item)
    }
    for other in others {
      guard let path = other.path, let held = self.item(of: other) else { continue }
      // When it is due, and how much it matters, is said in the project.
      var file = try file(other.file)
      for (key, isSaid) in [(FieldKey.due, held.task.due != nil), (.priority, held.task.priority != nil)] where isSaid {
        file = try file.setting(key, to: nil, of: path)
      }
      update(other.file, to: try file.setting(.project, to: title, of: path))
      note(TaskAdditionMessage.saysProject(try self.place(of: other)))
    }
  }

  /// Adds a task to a project, behind its open ones.
  public mutating func addTask(_ item: PlanItem, to project: Thing) throws(EditRefusal) {
    let file = try file(project.file)
    let item = try file.distinguished(item)
    let (after, path) = try file.inserting(item, at: file.endOfOpenTasks)
    update(project.file, to: after)
    let place = "\(after.path):\(after.line(of: path))"
    note(.added, TaskAdditionMessage.task(item.text, to: after.content.title, at: place))
  }

  /// Moves a task to another project with all that hangs below it. Its copies on days, in stacks and in the routine say the new
  /// project from then on: also those of past days, which else would be copies of a task that there is not.
  public mutating func moveTask(_ thing: Thing, to project: Thing) throws(EditRefusal) {
    guard let path = thing.path, let item = item(of: thing) else { throw EditRefusal(ReorderingMessage.nothingToMove) }
    if self[thing.file]?.plan.day != nil { return try moveDayTask(thing, path, item, to: project) }
    let (from, to) = (try file(thing.file), try file(project.file))
    let title = to.content.title
    guard thing.file != project.file else {
      throw EditRefusal(TaskAdditionMessage.isTaskOf(title, item.text, at: try place(of: thing)))
    }
    try to.checkIsNew(item)
    let moved = try from.moving(path, to: item.box == .done ? to.startOrEndOfDone : to.endOfOpenTasks, in: to)
    update(thing.file, to: moved.from)
    update(project.file, to: moved.to)
    let place = "\(moved.to.path):\(moved.to.line(of: moved.path))"
    note(.moved, TaskAdditionMessage.fromProject(item.text, from.content.title, to: title, at: place))
    for copy in allCopies(of: item, inProject: from.content.title) {
      guard let path = copy.path else { continue }
      update(copy.file, to: try file(copy.file).setting(.project, to: title, of: path))
      note(TaskAdditionMessage.saysNewProject(try self.place(of: copy)))
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
        TaskAdditionMessage.isOpenTaskOf(content.title, item.text, at: "\(path):\(line(of: open.path))"),
        help: .doThatFirst
      )
    }
    return item.distinguished(from: twins.map(\.item))
  }

  /// Refuses a task whose name another of the project has.
  fileprivate func checkIsNew(_ item: PlanItem) throws(EditRefusal) {
    guard let twin = content.placedItems(where: { $0.isTask && $0.isCalled(like: item) }).first?.path else { return }
    throw EditRefusal(
      TaskAdditionMessage.isTaskOf(content.title, item.text, at: "\(path):\(line(of: twin))"),
      help: .giveOtherName
    )
  }
}

/// What is said of a task that goes to a project.
enum TaskAdditionMessage: Message {
  /// `no project has the task “Draft” of days/2026-11-20.md:9`
  case noProjectHas(String, of: String)
  /// `“Draft” to “Thesis”, projects/thesis.md:9; it stays planned on Fri 20 Nov 2026, days/2026-11-20.md:9`
  case fromDay(String, to: String, at: String, stays: CivilDate, copy: String)
  case saysProject(String)
  case task(String, to: String, at: String)
  /// `“Draft” is a task of “Thesis” already, at projects/thesis.md:9`
  case isTaskOf(String, String, at: String)
  case giveOtherName
  /// `“Draft” from “Letters” to “Thesis”, projects/thesis.md:9`
  case fromProject(String, String, to: String, at: String)
  case saysNewProject(String)
  case isOpenTaskOf(String, String, at: String)
  case doThatFirst
}
