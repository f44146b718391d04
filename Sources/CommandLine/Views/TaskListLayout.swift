import Diagnostics
import Planner

/// A list of tasks as lines of a terminal: a task on a line, what else it says beside it if there is room, else below.
struct TaskListLayout {
  let list: TaskList
  let width: Int
  let color: TerminalColor

  private let words: TaskWords
  private let details: TaskDetailWords
  /// The cells that titles take in a wide terminal: those of the widest, at most four in ten.
  private let titleWidth: Int

  /// Narrower terminals get lines of this width.
  static let leastWidth = 24
  /// From here on there is room beside a title.
  private static let leastWideWidth = 100
  /// The cells before a title: indentation and box.
  private static let indentation = 8

  init(_ list: TaskList, width: Int, color: TerminalColor) {
    self.list = list
    self.width = max(width, TaskListLayout.leastWidth)
    self.color = color
    words = TaskWords(today: list.today, clock: list.clock, style: .short)
    details = TaskDetailWords(words: words, now: list.now)
    let tasks = list.stacks.flatMap(\.tasks) + list.groups.flatMap(\.toDo) + list.done
    titleWidth = min(tasks.map { TaskText.cells(of: $0.title) }.max() ?? 0, self.width * 4 / 10)
  }

  var lines: [String] {
    var lines = heading
    if !list.stacks.isEmpty {
      lines += ["", color.text("Stacks", .strong)]
      for stack in list.stacks {
        lines += [""] + group(TaskText.titled(stack.title, stack.icon), .strong, "")
        lines += stack.tasks.flatMap { task($0, showsProject: true) }
      }
    }
    lines += ["", color.text("To-Do", .strong)]
    lines += list.emptyWords.map { [""] + indented($0, by: 2) } ?? []
    for group in list.emptyWords == nil ? list.shownGroups : [] { lines += [""] + self.lines(of: group) }
    if !list.done.isEmpty {
      lines += [""] + TaskText.wrapped(list.doneHeading, width).map { color.text($0, .strong) } + [""]
      lines += list.done.flatMap { task($0, showsProject: list.filter.project == nil) }
    }
    return lines
  }

  private var heading: [String] {
    let moment = DayWords.moment(list.now, of: list.today, list.clock)
    let pieces = [TaskPiece(moment), TaskPiece(list.summary)]
    return TaskText.wrapped(list.heading(words), width).map { color.text($0, .strong) }
      + TaskPiece.lines(of: pieces, width: width, color)
  }

  private func lines(of group: TaskList.Group) -> [String] {
    let project = group.project
    let open = group.toDo.count { $0.state == .open }
    let title = TaskText.titled(project.title, project.icon)
    let heading = self.group(title, .color(project.color ?? .standard), group.toDo.isEmpty ? "nothing to do" : "\(open) open")
    return heading + group.toDo.flatMap { task($0, showsProject: false) }
  }

  /// The title of a group, and how many tasks it has.
  private func group(_ title: String, _ style: TerminalColor.Style, _ count: String) -> [String] {
    let pieces = [TaskPiece(title, style)] + (count.isEmpty ? [] : [TaskPiece(count)])
    return TaskPiece.lines(of: pieces, width: width - 2, color).map { "  " + $0 }
  }

  private func indented(_ text: String, by count: Int) -> [String] {
    TaskText.wrapped(text, width - count).map { String(repeating: " ", count: count) + $0 }
  }

  // MARK: Tasks

  private func task(_ task: TaskEntry, showsProject: Bool) -> [String] {
    let pieces = details.pieces(of: task, showsProject: showsProject)
    let margin = String(repeating: " ", count: TaskListLayout.indentation)
    let titles = TaskText.wrapped(task.title, width - TaskListLayout.indentation)
    let style = task.isToDo ? TerminalColor.Style.plain : .quiet
    let first = "    \(TaskListLayout.mark(of: task)) "
    if width >= TaskListLayout.leastWideWidth, titles.count == 1, DisplayWidth.cells(of: titles[0]) <= titleWidth {
      let column = titleWidth + 2
      let beside = TaskPiece.lines(of: pieces, width: width - TaskListLayout.indentation - column, color)
      let gap = String(repeating: " ", count: column - DisplayWidth.cells(of: titles[0]))
      let head = first + color.text(titles[0], style) + (beside.isEmpty ? "" : gap + beside[0])
      return [head] + beside.dropFirst().map { margin + String(repeating: " ", count: column) + $0 }
    }
    let below = TaskPiece.lines(of: pieces, width: width - TaskListLayout.indentation, color)
    let title = titles.enumerated().map { ($0 == 0 ? first : margin) + color.text($1, style) }
    return title + below.map { margin + $0 }
  }

  private static func mark(of task: TaskEntry) -> String {
    switch task.state {
    case .open: "[ ]"
    case .waiting: " - "
    case .done: "[x]"
    case .dropped: "[-]"
    }
  }
}
