import Diagnostics
import Planner

/// A list of tasks as plain lines, a task a line, without columns and icons.
struct TaskListPlain {
  let list: TaskList

  private let words: TaskWords
  private let details: TaskDetailWords

  init(_ list: TaskList) {
    self.list = list
    words = TaskWords(today: list.today, clock: list.clock, style: .full)
    details = TaskDetailWords(words: words, now: list.now)
  }

  var lines: [String] { unescapedLines.map(ControlCharacters.escaping) }

  private var unescapedLines: [String] {
    let moment = DayWords.moment(list.now, of: list.today, list.clock)
    var lines = ["\(list.heading(words)), \(moment): \(list.summary)"]
    for stack in list.stacks {
      lines.append("Stack \(stack.title), \(counted(stack.tasks.count, "task")):")
      lines += NotesText.plain(stack.notes, "Note of \(stack.title)")
      lines += stack.tasks.map { line(of: $0, showsProject: true) }
    }
    if let words = list.emptyWords { lines.append(words) }
    for group in list.emptyWords == nil ? list.shownGroups : [] {
      let open = group.toDo.count { $0.state == .open }
      lines.append("To do in \(group.project.title)" + (group.toDo.isEmpty ? ": nothing" : ", \(open) open:"))
      if list.filter.project != nil { lines += NotesText.plain(group.project.notes, "Note of \(group.project.title)") }
      lines += group.toDo.map { line(of: $0, showsProject: false) }
    }
    if !list.done.isEmpty {
      lines.append(list.doneHeading + ":")
      lines += list.done.map { line(of: $0, showsProject: list.filter.project == nil) }
    }
    return lines
  }

  private func line(of task: TaskEntry, showsProject: Bool) -> String {
    ([TaskListPlain.title(of: task)] + details.pieces(of: task, showsProject: showsProject).map(\.text)).joined(separator: "; ")
  }

  private static func title(of task: TaskEntry) -> String {
    switch task.state {
    case .open: "Open: \(task.title)"
    case .waiting: "Waiting: \(task.title)"
    case .done: "Done: \(task.title)"
    case .dropped: "Dropped: \(task.title)"
    }
  }
}
