/// Stacks of tasks: each section is one, to be assigned to a block at once (format, *Task stacks*).
public struct TaskStacks: PlanFile {
  public var content: PlanContent

  public init(content: PlanContent) {
    self.content = content
  }

  /// The stacks that hold a task, in the order of the file; tasks before the first section are one without a name.
  public var stacks: [TaskStack] {
    content.allSections
      .map { TaskStack(title: $0.title, icon: $0.icon, tasks: $0.tasks, notes: $0.notes { $0.isTask }) }
      .filter { !$0.tasks.isEmpty }
  }
}

/// Tasks of several projects that belong together.
public struct TaskStack: Hashable, Sendable {
  public var title: String
  public var icon: Icon?
  public var tasks: [PlanItem]
  /// What is written in it besides its tasks.
  public var notes: [Note]

  public init(title: String, icon: Icon? = nil, tasks: [PlanItem], notes: [Note] = []) {
    self.title = title
    self.icon = icon
    self.tasks = tasks
    self.notes = notes
  }
}
