import Diagnostics
import Planner

/// A list of projects as JSON: each with its numbers and its tasks.
enum ProjectListJSON {
  static func list(_ list: ProjectList) -> JSON {
    let projects = list.projects.map { row($0, list) }
    return .object(TaskJSON.moment(list.now, list.today) + [("projects", .array(projects)), ("all", row(list.all, list))])
  }

  private static func row(_ row: ProjectList.Row, _ list: ProjectList) -> JSON {
    var members = row.project.map(TaskJSON.project) ?? [("title", .string(row.title))]
    members += [
      ("open", .integer(row.open)), ("waiting", .integer(row.waiting)), ("done", .integer(row.done)),
      ("dueByToday", .integer(row.dueByToday)),
    ]
    if let day = row.nextDue { members.append(("nextDue", .string(day.description))) }
    if let next = row.next { members.append(("nextBlock", TaskJSON.block(next, list.now))) }
    if let project = row.project {
      members.append(("tasks", .array(project.tasks.map { TaskJSON.task($0, list.now, list.today) })))
    }
    return .object(members)
  }
}
