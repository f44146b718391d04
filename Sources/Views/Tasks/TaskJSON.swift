import Chronology
import Diagnostics
import Planner

/// Tasks and their lists as JSON. What is not there has no member, but a state and a place always do.
enum TaskJSON {
  static func list(_ list: TaskList) -> JSON {
    var members: [(String, JSON)] = moment(list.now, list.today)
    members.append(("project", .string(list.title)))
    if case .by(let day) = list.question.due { members.append(("dueBy", .string(day.description))) }
    if let priority = list.question.priority { members.append(("priority", .string(priority.rawValue))) }
    func groups(_ isWanted: (ItemGroup.Subject?) -> Bool) -> JSON {
      .array(list.groups.filter { isWanted($0.subject) }.map { group($0, list) })
    }
    if list.question.arranges {
      members.append(("groups", .array(list.groups.map { ItemJSON.group($0, list.now, list.today) })))
    } else {
      members.append(("stacks", .array(list.stacks.map { stack($0, list) })))
      members.append(("projects", groups { $0 == .project }))
      members.append(("pages", groups { $0 == .page }))
      members.append(("days", .array(days(list))))
    }
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

  private static func group(_ group: ItemGroup, _ list: TaskList) -> JSON {
    var members: [(String, JSON)] = [("title", .string(group.title))]
    if let icon = group.icon { members.append(("icon", .string(icon.text))) }
    if let color = group.color { members.append(("color", .string(color.rawValue))) }
    if !group.notes.isEmpty { members.append(("notes", NotesText.json(group.notes))) }
    members += group.place.map(place) ?? []
    return .object(members + [("toDo", .array(group.items.map { task($0, list.now, list.today) }))])
  }

  /// The days with something to do, those that are over too, by date.
  private static func days(_ list: TaskList) -> [JSON] {
    let items = list.groups.filter { if case .project? = $0.subject { false } else { $0.subject != .page } }.flatMap(\.items)
    let days = Dictionary(grouping: items) { $0.home.day ?? list.today }
    return days.keys.sorted().map { day in
      let tasks = days[day, default: []].map { task($0, list.now, list.today) }
      return .object([("date", .string(day.description)), ("toDo", .array(tasks))])
    }
  }

  static func project(_ project: TaskSurvey.Project) -> [(String, JSON)] {
    var members: [(String, JSON)] = [("title", .string(project.title))]
    if let icon = project.icon { members.append(("icon", .string(icon.text))) }
    if let color = project.color { members.append(("color", .string(color.rawValue))) }
    if !project.notes.isEmpty { members.append(("notes", NotesText.json(project.notes))) }
    return members + place(project.place)
  }

  static func task(_ task: ListedItem, _ now: Moment, _ today: CivilDate) -> JSON { ItemJSON.item(task, now, today) }

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
