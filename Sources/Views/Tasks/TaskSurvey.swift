package import Chronology
package import Planner
package import Vault

/// All tasks of the projects and stacks of a vault, as they are at a moment, each with its next block.
package struct TaskSurvey: Sendable {
  package struct Project: Sendable {
    /// Without markup.
    package var title: String
    var icon: Icon?
    var color: Color?
    var place: TaskPlace
    /// What is written in it besides its tasks.
    var notes: [Note] = []
    /// In the order of the file.
    var tasks: [TaskEntry]

    /// What is done, the task that was done last first: from the end of the file, as `done` writes it, unless its days fall.
    var newestDone: [TaskEntry] {
      let done = tasks.filter { $0.state == .done }
      let days = done.compactMap(\.done)
      let falls = zip(days, days.dropFirst()).contains { $0 > $1 } && !zip(days, days.dropFirst()).contains { $0 < $1 }
      return falls ? done : done.reversed()
    }

    /// What there is to do, in the order of a list of tasks.
    var toDo: [TaskEntry] { TaskOrder.sorted(tasks.filter(\.isToDo), by: \.order) }
  }

  struct Stack: Sendable {
    /// Without markup.
    var title: String
    var icon: Icon?
    var path: String
    /// What is written in it besides its tasks.
    var notes: [Note] = []
    var tasks: [TaskEntry]
  }

  /// In the order of the vault.
  package private(set) var projects: [Project] = []
  private(set) var stacks: [Stack] = []

  /// - Parameters:
  ///   - plans: with the days from today on.
  ///   - today: the day on which tasks are due; before the vault's `midnight` it is not that of `now`.
  ///   - jobs: how many threads may work.
  package init(_ plans: VaultPlans, now: Moment, today: CivilDate, jobs: Int) {
    let weekStart = plans.settings.weekStarts
    let blocks = TaskBlocks(plans, now: now, today: today)
    // Of two tasks of one name, or two projects of one title, the first is the one that others mean.
    var known: [TaskKey: TaskEntry] = [:]
    let written = Workers.map(count: plans.projects.count, jobs: jobs) { index in
      let file = plans.projects[index]
      let title = ShownText.line(file.record.title)
      return file.value.tasks.map { item in
        let key = TaskKey(project: file.record.title, item)
        let place = TaskPlace(of: item, in: file.record)
        var task = TaskEntry(item, of: title, at: place, weekStart: weekStart, today: today, now: now)
        task.next = blocks[key]
        return (key: key, task: task)
      }
    }
    for (file, written) in zip(plans.projects, written) {
      // Only stacks name tasks.
      if !plans.stacks.isEmpty {
        for (key, task) in written where known[key] == nil { known[key] = task }
      }
      let tasks = written.map(\.task)
      let place = TaskPlace(titleOf: file.record)
      let title = ShownText.line(file.record.title)
      projects.append(
        Project(
          title: title,
          icon: file.value.icon,
          color: file.value.color,
          place: place,
          notes: file.value.content.notes { $0.isTask },
          tasks: tasks
        )
      )
    }
    for file in plans.stacks {
      for stack in file.value.stacks {
        let tasks = stack.tasks.map { item in
          let place = TaskPlace(of: item, in: file.record)
          var task = TaskEntry(
            item,
            of: item.task.project.map(ShownText.line),
            at: place,
            weekStart: weekStart,
            today: today,
            now: now
          )
          // What a task is stands in its project; a stack only names it.
          if let project = item.task.project, var truth = known[TaskKey(project: project, item)] {
            truth.place = place
            task = truth
          }
          return task
        }
        let title = stack.title.isEmpty ? file.record.title : stack.title
        stacks.append(
          Stack(title: ShownText.line(title), icon: stack.icon, path: file.record.path, notes: stack.notes, tasks: tasks)
        )
      }
    }
  }
}
