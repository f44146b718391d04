import Chronology
import Diagnostics
import Planner

/// Tasks and their lists as JSON. What is not there has no member, but a state and a place always do.
enum TaskJSON {
  static func list(_ list: TaskList) -> JSON {
    var members: [(String, JSON)] = moment(list.now, list.today)
    members.append(("project", .string(list.title)))
    if let day = list.filter.dueBy { members.append(("dueBy", .string(day.description))) }
    if let priority = list.filter.priority { members.append(("priority", .string(priority.rawValue))) }
    members.append(("stacks", .array(list.stacks.map { stack($0, list) })))
    members.append(("projects", .array(list.shownGroups.map { group($0, list) })))
    members.append(("done", .array(list.done.map { task($0, list.now, list.today) })))
    let counts = list.counts
    let numbers: [(String, JSON)] = [
      ("open", .integer(counts.open)), ("overdue", .integer(counts.overdue)), ("dueToday", .integer(counts.dueToday)),
      ("done", .integer(list.doneCount)),
    ]
    members.append(("counts", .object(numbers)))
    return .object(members)
  }

  /// The moment that a view is of.
  static func moment(_ now: Moment, _ today: CivilDate) -> [(String, JSON)] {
    [("today", .string(today.description)), ("now", .string("\(now.date)T\(now.time)"))]
  }

  private static func stack(_ stack: TaskSurvey.Stack, _ list: TaskList) -> JSON {
    var members: [(String, JSON)] = [("title", .string(stack.title))]
    if let icon = stack.icon { members.append(("icon", .string(icon.text))) }
    members.append(("path", .string(stack.path)))
    if !stack.notes.isEmpty { members.append(("notes", NotesText.json(stack.notes))) }
    members.append(("tasks", .array(stack.tasks.map { task($0, list.now, list.today) })))
    return .object(members)
  }

  private static func group(_ group: TaskList.Group, _ list: TaskList) -> JSON {
    let toDo = group.toDo.map { task($0, list.now, list.today) }
    return .object(project(group.project) + [("toDo", .array(toDo))])
  }

  static func project(_ project: TaskSurvey.Project) -> [(String, JSON)] {
    var members: [(String, JSON)] = [("title", .string(project.title))]
    if let icon = project.icon { members.append(("icon", .string(icon.text))) }
    if let color = project.color { members.append(("color", .string(color.rawValue))) }
    if !project.notes.isEmpty { members.append(("notes", NotesText.json(project.notes))) }
    return members + place(project.place)
  }

  static func task(_ task: TaskEntry, _ now: Moment, _ today: CivilDate) -> JSON {
    var members: [(String, JSON)] = [("title", .string(task.title)), ("state", .string(task.state.rawValue))]
    func add(_ name: String, _ value: JSON?) {
      if let value { members.append((name, value)) }
    }
    func add(_ name: String, _ day: CivilDate?) { add(name, day.map { .string($0.description) }) }
    add("project", task.project.map(JSON.string))
    add("page", task.page.map(JSON.string))
    add("due", task.due)
    add("daysUntilDue", task.isToDo ? task.dueDay.map { .integer(today.days(until: $0)) } : nil)
    add("priority", task.priority.map { .string($0.rawValue) })
    add("done", task.done)
    add("steps", task.steps.map { ["done": .integer($0.done), "all": .integer($0.all)] })
    add("every", task.recurring.map { .string($0.rule) })
    add("lastDone", task.recurring?.status.lastDone)
    add("openSince", task.recurring?.status.open)
    add("openTime", task.recurring?.status.openTime.map { .string($0.description) })
    add("nextDay", task.recurring?.status.next)
    add("nextTime", task.recurring?.status.nextTime.map { .string($0.description) })
    add("ofPeriod", task.recurring?.status.ofPeriod.map { ["done": .integer($0.done), "goal": .integer($0.due)] })
    add("nextBlock", task.isToDo ? task.next.map { block($0, now) } : nil)
    return .object(members + place(task.place))
  }

  static func block(_ block: TaskBlock, _ now: Moment) -> JSON {
    let members: [(String, JSON)] = [
      ("date", .string(block.date.description)), ("start", .string(block.start.description)),
      ("end", .string(block.end.description)), ("name", .string(block.name)), ("isRunning", .bool(block.isRunning(at: now))),
    ]
    return .object(members + place(block.place))
  }

  static func place(_ place: TaskPlace) -> [(String, JSON)] {
    [("path", .string(place.path))] + (place.line.map { [("line", .integer($0))] } ?? [])
  }
}
