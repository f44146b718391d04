public import Chronology
import Languages
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
  /// Plans a task of a project on a day: a copy of it goes there, unless it is there already. Where one is open today or later, it
  /// moves, with all that hangs below it; a block that was made for it goes with it. A task that recurs moves within the day alone.
  ///
  /// - Parameters:
  ///   - name: what the person named it; the `FILE:LINE` of a copy is the one that moves.
  ///   - fit: what becomes of a block that goes with it, where its time is taken on the other day.
  ///   - again: whether its other copies stay where they are.
  public mutating func schedule(
    _ task: Thing,
    named name: String? = nil,
    on date: CivilDate,
    _ place: PlannedPlace,
    fit: BlockFit = .exact,
    again: Bool = false
  ) throws(EditRefusal) {
    let copy = try copy(of: task)
    let before = self
    let block = try existingBlock(place, on: date)
    if let block, before.item(of: block)?.text != block.title || before[block.file] == nil,
      let line = placeInRoutine(of: copy, in: block)
    {
      throw EditRefusal(SchedulingMessage.isInRoutine(copy.text, block.title, at: line), help: .dayShowsIt(date))
    }
    if let twin = twin(of: copy, in: block, on: date, place) {
      let place = try self.place(of: twin)
      return note(
        block.map { DayTaskPlanningMessage.isInBlock(copy.text, $0.title, at: place) } ?? .isOfDay(copy.text, date, at: place)
      )
    }
    let recurs = item(of: task)?.isLogged ?? false
    let plan = again ? nil : try plan(of: copy, named: name ?? copy.text, on: date, sameDay: recurs)
    if let plan { return try movePlan(plan, of: copy, to: block, on: date, place, fit) }
    try add([copy], called: copy.wordsOfBlock, icon: nil, below: block, on: date, place)
  }

  /// The open copy of a task, today or later, that planning it anew moves: that of a line that was named, else the only one of the
  /// day, else the only one. Of several a person chooses.
  private func plan(
    of copy: PlanItem,
    named name: String,
    on date: CivilDate,
    sameDay: Bool
  ) throws(EditRefusal) -> Thing? {
    let days = Set(files(of: .day).compactMap { $0.plan.day?.date }).filter { today <= $0 && (!sameDay || $0 == date) }.sorted()
    let plans = days.flatMap { copies(of: copy, on: $0) }
    if FileLine(name) != nil {
      let named = try? thing(named: name, called: .taskOfDay) { thing, _ in plans.contains(thing) }
      if let named { return named }
    }
    let ofDay = plans.filter { self.date(of: $0) == date }
    if ofDay.count == 1 { return ofDay[0] }
    if plans.count < 2 { return plans.first }
    if let chosen = choices[name], plans.contains(chosen) { return chosen }
    let listed = try candidates(plans)
    throw EditRefusal(
      SchedulingMessage.isPlannedOften(copy.text, plans.count),
      help: .nameLine,
      candidates: listed,
      choice: EditRefusal.Choice(name: name, things: Array(plans.prefix(listed.count)))
    )
  }

  /// Moves a copy of a task to where it is planned now.
  private mutating func movePlan(
    _ plan: Thing,
    of copy: PlanItem,
    to block: Thing?,
    on date: CivilDate,
    _ place: PlannedPlace,
    _ fit: BlockFit
  ) throws(EditRefusal) {
    guard let own = self.date(of: plan) else { return }
    let holder = ownBlock(of: plan, for: copy)
    switch place {
    case .newBlock(let start, let minutes, let fit):
      if let holder { return try moveBlock(holder, to: date, at: start, minutes: minutes, fit) }
      // A new block of the same day changes where the copies are, and not their order.
      let offset = copies(of: copy, on: own).firstIndex(of: plan)
      let block = PlanItem(.block(.at(start)), text: copy.wordsOfBlock)
      let made = try addBlock(block, at: start, minutes: minutes, on: date, fit, keepsWords: true)
      guard let offset else { return }
      let moved = copies(of: copy, on: own)[offset]
      try move(moved, below: made, on: date, from: origin(of: moved, on: own, to: date))
    case .day, .block:
      // A block that was made for it keeps its time on another day, unless that is over there.
      if block == nil, let holder, own != date, let start = item(of: holder)?.blockTime?.start, now.time(on: date) <= start {
        return try moveBlock(holder, to: date, at: nil, fit)
      }
      try moveOut(plan, holder, below: block, on: date, from: own)
    }
  }

  /// Moves a copy out of where it is; a block that was made for it goes.
  private mutating func moveOut(
    _ plan: Thing,
    _ holder: Thing?,
    below block: Thing?,
    on date: CivilDate,
    from own: CivilDate
  ) throws(EditRefusal) {
    guard item(of: plan)?.type == .task else {
      throw EditRefusal(
        SchedulingMessage.isBlockWithBox(plan.title, at: try self.place(of: plan)),
        commands: [["block", "move", plan.title, date.description]]
      )
    }
    var emptied = holder.flatMap { item(of: $0) }
    emptied?.children = []
    try move(plan, below: block, on: date, from: origin(of: plan, on: own, to: date))
    // The blocks of its file may be at other places now.
    guard let emptied, let path = self[plan.file]?.plan.content.placedItems(where: { $0 == emptied }).first?.path else {
      return
    }
    update(plan.file, to: try file(plan.file).removing(path))
    note(SchedulingMessage.blockIsRemoved)
    try leaveOut(routineBlock: emptied.text, on: own)
  }

  /// Where a copy is, as the message of its move says.
  private func origin(of plan: Thing, on own: CivilDate, to date: CivilDate) -> PlanOrigin {
    let block = plan.path.flatMap { $0.elements.count > 1 ? $0.items.first : nil }.flatMap { self[plan.file]?.plan.content[$0] }
    guard let block, block.type == .block else { return own == date ? .tasksOfDay : .day(own) }
    return .block(block.text.isEmpty ? TimeBlock.standardTitle : block.text, on: own == date ? nil : own)
  }

  /// The open copies of a task on a day, in their order.
  private func copies(of copy: PlanItem, on date: CivilDate) -> [Thing] {
    plannedTasks(on: date).map(\.thing).filter { item(of: $0).map { $0.box == .open && $0.isSameTask(as: copy) } ?? false }
  }

  /// The block that was made for a task and holds nothing else, or that is the task.
  private func ownBlock(of plan: Thing, for copy: PlanItem) -> Thing? {
    guard let top = plan.path?.items.first, let block = self[plan.file]?.plan.content[top], block.type == .block else {
      return nil
    }
    let thing = Thing(file: plan.file, path: top, title: block.text)
    if thing.path == plan.path { return thing }
    let isOwn =
      block.box == nil && [copy.text, copy.wordsOfBlock].contains(block.text) && block.children.count == 1
      && block.notes.isEmpty && block.children[0].item?.isSameTask(as: copy) ?? false
    return isOwn ? thing : nil
  }

  /// Plans all tasks of a stack on a day. Those that stand there already, or are done in their project, are passed over.
  public mutating func schedule(stack: Thing, on date: CivilDate, _ place: PlannedPlace) throws(EditRefusal) {
    guard let path = stack.path, let section = self[stack.file]?.plan.content[section: path.section] else { return }
    let block = try existingBlock(place, on: date)
    var copies: [PlanItem] = []
    for task in section.tasks where task.isOpenTask {
      let copy = PlanItem(.task, text: task.text, box: .open, id: task.id, task: TaskDetails(project: task.task.project))
      if let reason = reasonToLeave(copy, on: date) {
        note(.notCopied, SchedulingMessage.isLeft(copy.text, reason))
      } else if let twin = twin(of: copy, in: block, on: date, place) {
        note(.notCopied, SchedulingMessage.isThere(copy.text, at: try self.place(of: twin)))
      } else {
        copies.append(copy)
      }
    }
    guard !copies.isEmpty else {
      throw EditRefusal(SchedulingMessage.hasNothingToPlan(section.title, date, at: try self.place(of: stack)))
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
      block = try addBlock(item, at: start, minutes: minutes, on: date, fit, keepsWords: true)
    }
    for copy in copies { try add(copy, below: block, on: date) }
  }

  /// Writes a copy of a task as the last of a block, or of the tasks of a day.
  mutating func add(
    _ copy: PlanItem,
    below block: Thing?,
    on date: CivilDate,
    says deed: Deed = .planned
  ) throws(EditRefusal) {
    let name: String
    if let block { name = block.file } else { name = try openDay(on: date) }
    let file = try file(name)
    let position = block?.path.map { file.endOfTasks(below: $0) } ?? file.endOfDayTasks
    let (after, path) = try file.inserting(copy, at: position, keepsWords: true, keepsFields: deed == .carriedOver)
    update(name, to: after)
    let title = block.map { $0.title.isEmpty ? TimeBlock.standardTitle : $0.title }
    let place = "\(after.path):\(after.line(of: path))"
    note(deed, SchedulingMessage.isPlanned(copy.text, of: copy.task.project, in: title, on: date, at: place))
  }

  /// Why a task is not planned again: its project says that it is done, or does not have it. Nil where nothing speaks against it.
  func reasonToLeave(_ copy: PlanItem, on date: CivilDate) -> ReasonToLeave? {
    guard let title = copy.task.project else { return nil }
    guard let project = project(titled: title) else { return .isNoProject(title) }
    guard let task = project.plan.content.tasks.first(where: { $0.isCalled(like: copy) }) else {
      return .hasNoSuchTask(project: project.plan.title)
    }
    if case .recurring(let rule) = task.content {
      let status = task.recurringStatus(rule, weekStart: settings.weekStarts, today: date)
      return status.open == nil ? .nothingOpen(on: date) : nil
    }
    switch task.box {
    case .done: return .isDone
    case .dropped: return .isDropped
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
