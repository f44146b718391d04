import Chronology
import Outline
import Planner

extension CalendarBuilder {
  /// What stands around a task.
  struct Home {
    var kind: DocumentKind
    /// The title of the file, by which its tasks are known.
    var title: String
    /// The project that the file is.
    var project: Project?
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
    let routine = Set((0..<days.routine.count).map { days.routine.block($0).name })
    let home = Home(kind: .day, title: "\(date)")
    for task in day.tasks where project(task.item.task.project) == nil {
      if task.item.box == .dropped, task.item.task.due == nil, routine.contains(task.item.text) { continue }
      addTask(task.item, task.description, due: task.item.task.due ?? date, in: home)
    }
  }

  /// An item of a page or a project.
  mutating func add(_ item: PlanItem, in home: Home) {
    if case .recurring(let rule) = item.content {
      addRecurring(item, rule, in: home)
    } else if item.box != nil, let due = item.task.due {
      addTask(item, due: due, in: home)
    }
  }

  /// A task that is due on a day.
  ///
  /// - Parameter description: what is written below it; nil where that is still to be found.
  mutating func addTask(_ item: PlanItem, _ description: String? = nil, due: CivilDate, in home: Home) {
    let names = taskNames(item, in: home)
    guard options.contains(due) else { return }
    let state: CalendarToDo.State
    switch item.box {
    case .done: state = .done(item.task.done)
    case .dropped: state = .dropped
    case .open, .unknown, nil: state = .open
    }
    var made = self.item(of: item, description, in: home)
    if case .done(let date) = state { made.changed = date }
    if let reminder = item.task.notify { made.alarms = [CalendarAlarm(.end, minutes: time(of: reminder).minutes)] }
    if options.tasks.hasToDos {
      made.uid = names.toDo.uid
      made.body = .toDo(CalendarToDo(due: due, state: state, priority: item.task.priority))
      append(made)
    }
    if options.tasks.hasEvents {
      made.uid = names.event.uid
      made.body = .event(CalendarEvent(.days(DateRange(due)), isCancelled: state == .dropped))
      made.alarms = made.alarms.map { CalendarAlarm(.start, minutes: $0.minutes) }
      append(made)
    }
  }

  /// As a task and as an event it is two things.
  mutating func taskNames(_ item: PlanItem, in home: Home) -> (toDo: Name, event: Name) {
    let toDo = name("task", home.kind.rawValue, home.title, CalendarWords.name(item.text), id: item.id)
    // It is the same number of either, and so is counted once.
    var event = toDo
    event.parts[1] = "task event"
    return (toDo, event)
  }

  func time(of reminder: TaskDetails.Reminder) -> TimeOfDay {
    switch reminder {
    case .at(let time): time
    case .morning: settings.reminders.first { $0.slot == .morning }?.time ?? ReminderSlot.morning.standardTime
    }
  }

  /// What is told of an item whatever it is; when it is, and its identifier, are still to be said.
  func item(of item: PlanItem, _ description: String? = nil, in home: Home) -> CalendarItem {
    let named = project(item.task.project)
    let title = item.task.project.map(projectTitle) ?? home.project.map { CalendarWords.line($0.content.title) }
    return CalendarItem(
      uid: "",
      summary: CalendarWords.titled(item.text, item.icon),
      description: description ?? CalendarWords.text(below: item),
      categories: (title.map { [$0] } ?? []) + item.trailingTags,
      color: item.color ?? (named ?? home.project)?.color,
      .event(CalendarEvent(.days(DateRange(today)))),
      kind: home.kind,
      type: item.type,
      projects: title.map { [$0] } ?? []
    )
  }
}
