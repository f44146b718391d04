package import Chronology
package import Planner

/// What `tidemark tasks` shows: stacks, what there is to do by project, and what was done last.
package struct TaskList: Sendable {
  /// Which tasks are asked for; nil asks for all.
  package struct Filter: Sendable {
    /// An index of the projects.
    package var project: Int?
    var dueBy: CivilDate?
    var priority: Priority?

    package init(project: Int? = nil, dueBy: CivilDate? = nil, priority: Priority? = nil) {
      (self.project, self.dueBy, self.priority) = (project, dueBy, priority)
    }

    /// Whether tasks are chosen by what they say.
    package var chooses: Bool { dueBy != nil || priority != nil }

    func allows(_ task: TaskEntry) -> Bool {
      if let dueBy, task.dueDay.map({ $0 > dueBy }) ?? true { return false }
      return priority == nil || task.priority == priority
    }
  }

  /// The tasks of one project.
  struct Group: Sendable {
    var project: TaskSurvey.Project
    /// In order; only those that are asked for.
    var toDo: [TaskEntry]
  }

  var now: Moment
  var today: CivilDate
  var clock: ClockStyle
  var filter: Filter
  /// What is shown: the title of a project, or *All*.
  var title: String
  var stacks: [TaskSurvey.Stack]
  var groups: [Group]
  /// The most recent first, those without a date last; no more than were asked for.
  var done: [TaskEntry]
  /// How many are done in all.
  var doneCount: Int
  /// Whether there is a project at all.
  var hasProjects: Bool { !groups.isEmpty }

  /// How many done tasks are shown unless another number is asked for.
  package static let doneShown = 4

  /// - Parameter doneLimit: the most done tasks to show; nil for all.
  package init(_ survey: TaskSurvey, _ filter: Filter, doneLimit: Int?, now: Moment, today: CivilDate, clock: ClockStyle) {
    self.now = now
    self.today = today
    self.clock = clock
    self.filter = filter
    let chosen = filter.project.map { [survey.projects[$0]] } ?? survey.projects
    let only = filter.project.map { TaskKey.projectKey(survey.projects[$0].title) }
    title = filter.project.map { survey.projects[$0].title } ?? Project.allTitle
    stacks = survey.stacks.compactMap { stack in
      var stack = stack
      stack.tasks = stack.tasks.filter { task in
        filter.allows(task) && (only == nil || task.project.map(TaskKey.projectKey) == only)
      }
      return stack.tasks.isEmpty ? nil : stack
    }
    groups = chosen.map { Group(project: $0, toDo: $0.toDo.filter(filter.allows)) }
    let done = TaskList.byDay(chosen.map { $0.newestDone.filter(filter.allows) }.joined())
    doneCount = done.count
    self.done = Array(done.prefix(doneLimit ?? done.count))
  }

  /// The most recent first, those without a date last; of equals in their order.
  private static func byDay(_ tasks: some Sequence<TaskEntry>) -> [TaskEntry] {
    tasks.enumerated()
      .sorted { left, right in
        let (leftDay, rightDay) = (left.element.done ?? .earliest, right.element.done ?? .earliest)
        return leftDay == rightDay ? left.offset < right.offset : leftDay > rightDay
      }
      .map(\.element)
  }

  /// Groups that have something to show: without a choice all, so that a project with nothing to do is seen.
  var shownGroups: [Group] { filter.chooses ? groups.filter { !$0.toDo.isEmpty } : groups }

  /// How many tasks are open, overdue, and due today.
  var counts: (open: Int, overdue: Int, dueToday: Int) {
    let open = groups.flatMap(\.toDo).filter { $0.state == .open }
    let days = open.compactMap(\.dueDay)
    return (open.count, days.count { $0 < today }, days.count { $0 == today })
  }
}

// MARK: In words

extension TaskList {
  /// `All tasks due by tomorrow, Sat 21 Nov, of high priority`.
  func heading(_ words: TaskWords) -> String {
    var text = filter.project == nil ? "All tasks" : "Tasks of \(title)"
    if let priority = filter.priority { text += " of \(priority.rawValue) priority" }
    if let day = filter.dueBy {
      let isNear = (0...1).contains(today.days(until: day))
      text += " due by \(isNear ? words.distanceAndDay(day) : words.day(day))"
    }
    return text
  }

  /// `18 open, 1 overdue, 2 due today`.
  var summary: String {
    let counts = counts
    var parts = ["\(counts.open) open"]
    if counts.overdue > 0 { parts.append("\(counts.overdue) overdue") }
    if counts.dueToday > 0 { parts.append("\(counts.dueToday) due today") }
    return parts.joined(separator: ", ")
  }

  /// What to say where there is nothing to do; nil where there is something.
  var emptyWords: String? {
    guard groups.allSatisfy(\.toDo.isEmpty) else { return nil }
    if groups.isEmpty { return TaskBeginning.noProject }
    if groups.allSatisfy(\.project.tasks.isEmpty) {
      let problem = filter.project == nil ? "No project has a task." : "The project has no task."
      return problem + " A task is a line such as “- [ ] Draft chapter 3” in the file of a project."
    }
    return filter.chooses ? "No task to do is as asked for." : "Nothing to do: every task is done or dropped."
  }

  /// How many of the done tasks are shown, where it is not all of them.
  var doneHeading: String {
    done.count == doneCount ? "Done" : "Done, the last \(done.count) of \(doneCount)"
  }
}
