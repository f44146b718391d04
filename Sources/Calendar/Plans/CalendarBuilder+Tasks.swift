import Chronology
import Outline
import Planner

extension CalendarBuilder {
  /// What stands around a task.
  struct Home {
    let kind: DocumentKind
    /// The title of the file on one line, by which what is in it is known.
    let title: String
    /// The project that the file is.
    let project: Project?
    /// Where its tasks are, of which each kind of file has some.
    let tasks: String

    init(kind: DocumentKind, title: String, project: Project? = nil) {
      (self.kind, self.title, self.project) = (kind, CalendarBuilder.line(title), project)
      tasks = "\(kind.rawValue)\n\(self.title)"
    }
  }

  /// The tasks of a project, and what recurs in it.
  mutating func addProject(_ project: Project) {
    let home = Home(kind: .project, title: project.content.title, project: project)
    project.content.forEachItem { add($0, in: home) }
  }

  /// The tasks of a day that stand below no block. What names a project is a copy, and its project tells it; what leaves out a
  /// block of the routine says nothing else.
  mutating func addTasks(of day: CalendarDay) {
    guard let date = day.date, !day.tasks.isEmpty else { return }
    let home = Home(kind: .day, title: date.description)
    expect(day.tasks.count)
    for task in day.tasks where basis.look(ofProject: task.details.project) == nil {
      if task.box == .dropped, task.details.due == nil, basis.routineNames.contains(CalendarWords.name(task.text)) { continue }
      addTask(task, due: task.details.due ?? date, in: home)
    }
  }

  /// An item of a page or a project.
  mutating func add(_ item: PlanItem, in home: Home) {
    if case .recurring(let rule) = item.content {
      addRecurring(item, rule, in: home)
    } else if item.box != nil, let due = item.task.due {
      addTask(CalendarTask(item), due: due, in: home)
    }
  }

  /// A task that is due on a day.
  mutating func addTask(_ task: CalendarTask, due: CivilDate, in home: Home) {
    let name = taskName(task.text, id: task.id, in: home)
    guard options.contains(due) else { return }
    let state: CalendarToDo.State
    switch task.box {
    case .done: state = .done(task.details.done)
    case .dropped: state = .dropped
    case .open, .unknown, nil: state = .open
    }
    let toDoUID = uid(of: name)
    var made = item(of: task, toDoUID, in: home)
    if case .done(let date) = state { made.changed = date }
    if let reminder = task.details.notify { made.alarms = [CalendarAlarm(.end, minutes: time(of: reminder).minutes)] }
    var event: CalendarItem?
    if options.tasks.hasEvents {
      var other = made
      other.uid = uid(of: name.of(.taskEvent))
      other.body = .event(CalendarEvent(.days(DateRange(due)), isCancelled: state == .dropped))
      other.alarms = made.alarms.map { CalendarAlarm(.start, minutes: $0.minutes) }
      event = other
    }
    if options.tasks.hasToDos {
      made.body = .toDo(CalendarToDo(due: due, state: state, priority: task.details.priority))
      append(made)
    }
    if let event { append(event) }
  }

  /// The name of a task. As a task and as an event it is two things, but the same number of either, and so is counted once.
  mutating func taskName(_ text: String, id: String?, in home: Home) -> Name {
    name(.task, in: home.tasks, CalendarWords.name(text), id: id)
  }

  func time(of reminder: TaskDetails.Reminder) -> TimeOfDay {
    switch reminder {
    case .at(let time): time
    case .morning: settings.reminders.first { $0.slot == .morning }?.time ?? ReminderSlot.morning.standardTime
    }
  }

  /// What is told of an item whatever it is; when it is, is still to be said.
  func item(of task: CalendarTask, _ uid: NameUUID, in home: Home) -> CalendarItem {
    let named = basis.look(ofProject: task.details.project)
    let own = home.project.map { CalendarWords.line($0.content.title) }
    let title = task.details.project.map { named?.title ?? CalendarWords.line($0) } ?? own
    let color = if let named { named.color } else { home.project?.color }
    let projects = title.map { [$0] } ?? []
    return CalendarItem(
      uid: uid,
      summary: CalendarWords.titled(task.text, task.icon),
      description: task.description,
      categories: task.tags.isEmpty ? projects : projects + task.tags,
      color: task.color ?? color,
      .event(CalendarEvent(.days(DateRange(today)))),
      kind: home.kind,
      type: task.type,
      projects: projects
    )
  }
}
