import Diagnostics
import Languages
import Planner
import Vault

/// A list of tasks as lines of a terminal: a task on a line, what else it says beside it if there is room, else below.
struct TaskListLayout {
  let list: TaskList
  let width: Int
  /// How many threads may work.
  private let jobs: Int

  private let words: TaskListWords
  /// The cells that titles take in a wide terminal: those of the widest, at most four in ten.
  private let titleWidth: Int

  /// From here on there is room beside a title.
  private static let leastWideWidth = 100
  /// The cells before a title: indentation and box.
  private static let indentation = 8

  /// Fewer groups are laid out sooner than a thread is started.
  private static let manyGroups = 100

  init(_ list: TaskList, width: Int, in language: Language, jobs: Int = 1) {
    self.list = list
    self.jobs = list.groups.count < TaskListLayout.manyGroups ? 1 : jobs
    self.width = max(width, LineLayout.leastWidth)
    words = TaskListWords(list, .short, in: language)
    guard width >= TaskListLayout.leastWideWidth else {
      titleWidth = 0
      return
    }
    let tasks = list.stacks.flatMap(\.tasks) + list.groups.flatMap(\.shownItems) + list.done
    titleWidth = min(tasks.map { ShownText.cells(of: $0.title(in: language)) }.max() ?? 0, self.width * 4 / 10)
  }

  var lines: [StyledLine] {
    let blank = [StyledLine()]
    var lines = heading
    if !list.question.arranges { lines += blank + [StyledLine(words.say(.toDo), .strong)] }
    let emptyWords = words.emptyWords
    lines += emptyWords.map { blank + LineLayout.wrapped($0, width, indent: 2) } ?? []
    if emptyWords == nil {
      let groups = Workers.map(count: list.groups.count, jobs: jobs) { self.lines(of: list.groups[$0]) }
      for group in groups { lines += blank + group }
    }
    if emptyWords == nil, let waiting = words.waitingWords {
      lines += blank + LineLayout.wrapped(waiting, width, .quiet, indent: 2)
    }
    if !list.stacks.isEmpty {
      lines += blank + [StyledLine(words.say(.stacks), .strong)]
      for stack in list.stacks {
        lines += blank + group(ShownText.titled(stack.title, stack.icon), .strong, "") + notes(stack.notes)
        lines += stack.tasks.flatMap { task($0, besides: []) }
      }
    }
    if !list.done.isEmpty {
      lines += blank + LineLayout.wrapped(words.doneHeading, width, .strong) + blank
      lines += list.done.flatMap { task($0, besides: list.question.project == nil ? [] : [.project]) }
    }
    return lines
  }

  private var heading: [StyledLine] {
    let pieces = [LinePiece(words.moment), LinePiece(words.summary)]
    return LineLayout.wrapped(words.heading, width, .strong) + LineLayout.joined(pieces, width)
  }

  private func notes(_ notes: [Note]) -> [StyledLine] {
    NotesText.lines(notes, min(width, LineLayout.widest), .quiet, indent: 4, isSpaced: false)
  }

  private func lines(of group: ItemGroup) -> [StyledLine] {
    let title = ShownText.titled(words.title(of: group), group.icon)
    let heading = title.isEmpty ? [] : self.group(title, style(of: group), count(of: group))
    let more = words.more(group).map { LineLayout.wrapped($0, width, .quiet, indent: 4) } ?? []
    // Those of all projects would hide what there is to do.
    let notes = list.question.project == nil ? [] : notes(group.notes)
    return heading + notes + group.shownItems.flatMap { task($0, besides: group.told) } + more
  }

  private func style(of group: ItemGroup) -> TerminalColor.Style {
    group.subject == .project ? .color(group.color ?? .standard) : .strong
  }

  private func count(of group: ItemGroup) -> String {
    if group.shownItems.isEmpty { return words.say(.nothingToDo) }
    let open = group.items.count { $0.state == .open }
    guard open == 0, !list.question.states.isEmpty else { return words.open(in: group) }
    return words.days.say(.tasks(group.items.count, done: 0))
  }

  /// The title of a group, and how many tasks it has.
  private func group(_ title: String, _ style: TerminalColor.Style, _ count: String) -> [StyledLine] {
    let pieces = [LinePiece(title, style)] + (count.isEmpty ? [] : [LinePiece(count)])
    return LineLayout.joined(pieces, width, indent: 2)
  }

  // MARK: Tasks

  private func task(_ task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [StyledLine] {
    let pieces = words.details.pieces(of: task, besides: told)
    let margin = TaskListLayout.indentation
    let quote = String(repeating: " ", count: margin) + "> "
    let titles = ShownText.wrapped(task.title(in: words.language), width - margin)
    let style = task.isToDo ? TerminalColor.Style.plain : .quiet
    let first = "    \(ItemWords.mark(of: task)) "
    let matches = (task.matches ?? []).prefix(SearchedText.shownLines).flatMap { LineLayout.marked(quote, $0, width, .quiet) }
    var lines = titles.enumerated().map { index, title in
      var line = StyledLine(index == 0 ? first : String(repeating: " ", count: margin))
      line.add(title, style)
      return line
    }
    guard width >= TaskListLayout.leastWideWidth, titles.count == 1, DisplayWidth.cells(of: titles[0]) <= titleWidth else {
      let details = LineLayout.joined(pieces, .max / 2).first
      guard let details, lines[lines.count - 1].cells + LinePiece.separator.count + details.cells <= width else {
        return lines + LineLayout.joined(pieces, width, indent: margin) + matches
      }
      lines[lines.count - 1].add(LinePiece.separator, .quiet)
      lines[lines.count - 1].add(details)
      return lines + matches
    }
    let column = margin + titleWidth + 2
    let beside = LineLayout.joined(pieces, width, indent: column)
    guard !beside.isEmpty else { return lines + matches }
    lines[0] = lines[0].filled(to: column)
    lines[0].add(beside[0].without(leading: column))
    return lines + beside.dropFirst() + matches
  }
}
