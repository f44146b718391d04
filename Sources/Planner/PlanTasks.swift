public import Chronology

extension PlanItem {
  /// Whether it is a task: of a day, a project or a stack, one that recurs among them.
  public var isTask: Bool { type == .task || type == .recurring }

  /// The tasks of a block: itself, if it has a box, then those below it. What stands below a task are its steps.
  public var assignedTasks: [PlanItem] {
    var tasks = box == nil || type == .recurring ? [] : [self]
    for case .item(let item) in children { item.forEachTask { tasks.append($0) } }
    return tasks
  }

  /// The block without the tasks that are assigned to it, itself aside.
  public var withoutTasks: PlanItem {
    guard !children.isEmpty else { return self }
    var item = self
    item.children = children.compactMap { element in
      guard let child = element.item else { return element }
      // A task may stand below a bullet, whose words are of the block.
      return child.isTask ? nil : .item(child.withoutTasks)
    }
    return item
  }

  /// The item alone: without its number, its log and what hangs below it.
  package var alone: PlanItem {
    var item = self
    (item.log, item.children, item.number) = ([], [], nil)
    return item
  }

  /// The item if it is a task, or else those below it, in the order of the file. What stands below a task are its steps.
  func forEachTask(_ body: (PlanItem) -> Void) {
    if isTask { return body(self) }
    for case .item(let item) in children { item.forEachTask(body) }
  }
}

extension [PlanItem] {
  /// The tasks among some items and below them, in the order of the file. What stands below a task are its steps.
  public var tasks: [PlanItem] {
    var tasks: [PlanItem] = []
    for item in self { item.forEachTask { tasks.append($0) } }
    return tasks
  }
}

extension PlanSection {
  /// Its tasks, in the order of the file.
  public var tasks: [PlanItem] { topItems.tasks }
}

extension PlanContent {
  /// All tasks of the file, in its order.
  public var tasks: [PlanItem] {
    var tasks: [PlanItem] = []
    forEachTopItem { $0.forEachTask { tasks.append($0) } }
    return tasks
  }
}

extension TimeBlock {
  /// The block that an item is, where it ends at `end`.
  public init?(_ item: PlanItem, end: TimeOfDay) {
    guard let time = item.content.blockTime else { return nil }
    self.init(
      title: item.text,
      start: time.start,
      end: end,
      hasWrittenEnd: time.end != nil,
      icon: item.icon,
      color: item.color,
      notify: item.notify,
      tasks: item.assignedTasks.map { BlockTask($0, isBlock: $0.content.blockTime != nil) },
      notes: [Note](item.notes, item.children, besides: \.isTask),
      trailingTags: item.trailingTags
    )
  }
}

extension BlockTask {
  /// - Parameter isBlock: whether it is the block itself, which keeps what is written below it.
  fileprivate init(_ item: PlanItem, isBlock: Bool) {
    self.init(
      title: item.text,
      project: item.task.project,
      box: item.box ?? .open,
      notes: isBlock ? [] : [Note](item.notes, item.children),
      trailingTags: item.trailingTags
    )
  }
}

extension AnchorDay {
  /// Its time blocks with their ends, by start; those that begin together as written.
  ///
  /// - Parameter defaultMinutes: how long a block lasts that has no end.
  public func blocks(defaultMinutes: Int) -> [TimeBlock] {
    let items = blockItems
    let times = items.map { item in
      if case .block(let time) = item.content { BlockTime(time) } else { BlockTime(at: .startOfDay) }
    }
    let blocks = zip(items, BlockTime.ends(of: times, defaultMinutes: defaultMinutes)).compactMap { TimeBlock($0, end: $1) }
    return blocks.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
  }
}

extension VaultPlan {
  /// The repeating blocks of its section *Routine*.
  ///
  /// - Parameter name: the name in a title (format, *Titles and names*).
  public func routine(naming name: @escaping @Sendable (String) -> String) -> Routine {
    let entries = content.topItems.compactMap { item -> Routine.Entry? in
      guard case .routine(let routine) = item.content else { return nil }
      let end = BlockTime(routine.time).end(defaultMinutes: settings.defaultBlock)
      return TimeBlock(item, end: end).map { Routine.Entry(block: $0, rule: routine.rule) }
    }
    return Routine(entries, weekStart: settings.weekStarts, name: name)
  }
}
