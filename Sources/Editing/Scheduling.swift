public import Chronology
import Outline
import Planner

/// Where on a day a task is planned.
public enum PlannedPlace: Hashable, Sendable {
  /// Below no block.
  case day
  /// In the block of a name.
  case block(String)
  /// In a new block that begins at a time; of the vault's length where none is said.
  case newBlock(at: TimeOfDay, minutes: Int?, BlockFit = .nearest)
}

extension EditedVault {
  /// Plans a task of a project on a day: a copy of it goes there, unless it is there already.
  public mutating func schedule(_ task: Thing, on date: CivilDate, _ place: PlannedPlace) throws(EditRefusal) {
    let copy = try copy(of: task)
    let before = self
    let block = try existingBlock(place, on: date)
    if let block, before.item(of: block)?.text != block.title || before[block.file] == nil,
      let line = placeInRoutine(of: copy, in: block)
    {
      throw EditRefusal(
        "\(EditRefusal.quote(copy.text)) is in \(EditRefusal.quote(block.title)) of the routine already, at \(line)",
        help: "\(date) shows it there"
      )
    }
    if let twin = twin(of: copy, in: block, on: date, place) {
      let holder = block.map { "in \(EditRefusal.quote($0.title))" } ?? "a task of \(date)"
      return note("\(EditRefusal.quote(copy.text)) is \(holder) already, \(try self.place(of: twin))")
    }
    if case .newBlock(let start, let minutes, let fit) = place,
      let own = ownBlock(of: copy, meeting: start, minutes, on: date)
    {
      return try moveBlock(own, to: nil, at: start, minutes: minutes, fit)
    }
    try add([copy], called: copy.text, icon: nil, below: block, on: date, place)
  }

  /// The block that was made for a task on a day, where it holds nothing else and is at a time at which the task is to be planned.
  private func ownBlock(of copy: PlanItem, meeting start: TimeOfDay, _ minutes: Int?, on date: CivilDate) -> Thing? {
    let end = start.adding(minutes: minutes ?? settings.defaultBlock) ?? .endOfDay
    guard start < end else { return nil }
    return DayBlocks(on: date, in: self).written.first { block in
      let tasks = block.item.children.compactMap(\.item)
      return block.item.box == nil && block.item.text == copy.text && tasks.count == 1 && block.item.children.count == 1
        && tasks[0].isSameTask(as: copy) && block.range.overlaps(start..<end)
    }?.thing
  }

  /// Plans all tasks of a stack on a day. Those that stand there already, or are done in their project, are passed over.
  public mutating func schedule(stack: Thing, on date: CivilDate, _ place: PlannedPlace) throws(EditRefusal) {
    guard let path = stack.path, let section = self[stack.file]?.plan.content[section: path.section] else { return }
    let block = try existingBlock(place, on: date)
    var copies: [PlanItem] = []
    for task in section.tasks where task.isOpenTask {
      let copy = PlanItem(.task, text: task.text, box: .open, id: task.id, task: TaskDetails(project: task.task.project))
      if let reason = reasonToLeave(copy, on: date) {
        note("left: \(EditRefusal.quote(copy.text)), \(reason)")
      } else if let twin = twin(of: copy, in: block, on: date, place) {
        note("left: \(EditRefusal.quote(copy.text)), it is there already, at \(try self.place(of: twin))")
      } else {
        copies.append(copy)
      }
    }
    guard !copies.isEmpty else {
      throw EditRefusal("\(EditRefusal.quote(section.title)) has nothing to plan on \(date), at \(try self.place(of: stack))")
    }
    try add(copies, called: section.title, icon: section.icon, below: block, on: date, place)
  }

  /// The line of a task in a block of the routine; nil where it has none such.
  private func placeInRoutine(of copy: PlanItem, in block: Thing) -> String? {
    guard let root, let file = try? opened(root.name) else { return nil }
    let holders = file.content.itemPaths.filter { file.content[$0]?.type == .routine && file.content[$0]?.text == block.title }
    let path = file.content.itemPaths.first { path in
      file.content[path].map { $0.box != nil && $0.isSameTask(as: copy) } == true
        && holders.contains { $0.section == path.section && $0.group == path.group && $0.elements[0] == path.elements[0] }
    }
    return path.map { "\(file.path):\(file.line(of: $0))" }
  }

  private mutating func existingBlock(_ place: PlannedPlace, on date: CivilDate) throws(EditRefusal) -> Thing? {
    guard case .block(let name) = place else { return nil }
    return try block(named: name, on: date)
  }

  /// The same task in the place that a copy is to go to.
  private func twin(of copy: PlanItem, in block: Thing?, on date: CivilDate, _ place: PlannedPlace) -> Thing? {
    guard block != nil || place == .day else { return nil }
    return plannedTasks(on: date).first { $0.block == block && item(of: $0.thing)?.isSameTask(as: copy) ?? false }?.thing
  }

  private mutating func add(
    _ copies: [PlanItem],
    called title: String,
    icon: Icon?,
    below block: Thing?,
    on date: CivilDate,
    _ place: PlannedPlace
  ) throws(EditRefusal) {
    var block = block
    if case .newBlock(let start, let minutes, let fit) = place {
      let item = PlanItem(.block(.at(start)), text: title, icon: icon)
      block = try addBlock(item, at: start, minutes: minutes, on: date, fit)
    }
    for copy in copies { try add(copy, below: block, on: date) }
  }

  /// Writes a copy of a task as the last of a block, or of the tasks of a day.
  mutating func add(
    _ copy: PlanItem,
    below block: Thing?,
    on date: CivilDate,
    says word: String = "planned"
  ) throws(EditRefusal) {
    let name: String
    if let block { name = block.file } else { name = try openDay(on: date) }
    let file = try file(name)
    let position = block?.path.map { file.endOfTasks(below: $0) } ?? file.endOfDayTasks
    let (after, path) = try file.inserting(copy, at: position)
    update(name, to: after)
    let project = copy.task.project.map { " of \(EditRefusal.quote($0))" } ?? ""
    let title = block.map { $0.title.isEmpty ? TimeBlock.standardTitle : $0.title }
    let holder = title.map { "in \(EditRefusal.quote($0)) on \(date)" } ?? "on \(date)"
    note("\(word): \(EditRefusal.quote(copy.text))\(project) \(holder), \(after.path):\(after.line(of: path))")
  }

  /// Why a task is not planned again: its project says that it is done, or does not have it. Nil where nothing speaks against it.
  func reasonToLeave(_ copy: PlanItem, on date: CivilDate) -> String? {
    guard let title = copy.task.project else { return nil }
    guard let project = project(titled: title) else {
      return "\(EditRefusal.quote(title)) is not a project"
    }
    guard let task = project.plan.content.tasks.first(where: { $0.isCalled(like: copy) }) else {
      return "\(EditRefusal.quote(project.plan.title)) has no such task"
    }
    if case .recurring(let rule) = task.content {
      let status = RecurringStatus(rule, log: task.log, weekStart: settings.weekStarts, today: date)
      return status.open == nil ? "nothing of it is open on \(date)" : nil
    }
    switch task.box {
    case .done: return "it is done"
    case .dropped: return "it is dropped"
    default: return nil
    }
  }

  /// All tasks of a day with the block that they stand in; a block with a box is one itself.
  func plannedTasks(on date: CivilDate) -> [(thing: Thing, block: Thing?)] {
    files(of: .day).filter { $0.plan.day?.date == date }.flatMap { plannedTasks(of: $0) }
  }

  /// The tasks of the file of a day, as `plannedTasks(on:)` has them.
  func plannedTasks(of file: File) -> [(thing: Thing, block: Thing?)] {
    file.plan.content.itemPaths.compactMap { path -> (thing: Thing, block: Thing?)? in
      guard let item = file.plan.content[path] else { return nil }
      let thing = Thing(file: file.name, path: path, title: item.text)
      let top = path.items[0]
      let block = file.plan.content[top].flatMap { outer in
        outer.type == .block ? Thing(file: file.name, path: top, title: outer.text) : nil
      }
      return item.type == .task || (item.type == .block && item.box != nil) ? (thing, block) : nil
    }
  }
}

extension EditableFile {
  /// Behind the last task of a block, else behind all that it holds.
  func endOfTasks(below block: PlanPath) -> ItemPosition {
    let children = content[block]?.children ?? []
    let last = children.lastIndex { $0.item?.type == .task }
    return last.map { .after(block.child(at: $0)) } ?? .end(of: block)
  }

  /// Behind the last task of the day, else behind its last block, else behind what stands before the first section.
  var endOfDayTasks: ItemPosition {
    let top = content.itemPaths.filter { $0.elements.count == 1 }
    let last = top.last { content[$0]?.type == .task } ?? top.last { content[$0]?.type == .block }
    return last.map { .after($0) } ?? .end(of: PlanPath(section: 0))
  }
}
