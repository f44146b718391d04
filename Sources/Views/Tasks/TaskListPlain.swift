import Chronology
import Diagnostics
import Planner

/// A list of tasks as plain lines, a task a line, without columns and icons.
struct TaskListPlain {
  let list: TaskList

  private let words: TaskWords
  private let details: TaskDetailWords

  init(_ list: TaskList) {
    self.list = list
    words = TaskWords(language: .english, today: list.today, clock: list.clock, style: .full)
    details = TaskDetailWords(words: words, now: list.now, showsPlaces: true)
  }

  var lines: [String] { unescapedLines.map(ControlCharacters.escaping) }

  private var unescapedLines: [String] {
    let moment = DayWords.moment(list.now, of: list.today, list.clock, in: .english)
    var lines = ["\(list.heading(words)), \(moment): \(list.summary)"]
    let emptyWords = list.emptyWords(words)
    if let emptyWords { lines.append(emptyWords) }
    for group in emptyWords == nil ? list.groups : [] {
      let title = list.title(of: group, words)
      if !title.isEmpty { lines.append(heading(of: group, title)) }
      if list.question.project != nil { lines += NotesText.plain(group.notes, "Note of \(title)") }
      lines += group.shownItems.flatMap { self.lines(of: $0, besides: group.told) }
      if let more = list.more(group) { lines.append(more) }
    }
    if emptyWords == nil, let waiting = list.waitingWords { lines.append(waiting) }
    for stack in list.stacks {
      lines.append("Stack \(stack.title), \(counted(stack.tasks.count, "task")):")
      lines += NotesText.plain(stack.notes, "Note of \(stack.title)")
      lines += stack.tasks.flatMap { self.lines(of: $0, besides: []) }
    }
    if !list.done.isEmpty {
      lines.append(list.doneHeading + ":")
      lines += list.done.flatMap { self.lines(of: $0, besides: list.question.project == nil ? [] : [.project]) }
    }
    return lines
  }

  /// `To do in Thesis, 6 open:`, `To do on 20 November, 1 open:`.
  private func heading(of group: ItemGroup, _ title: String) -> String {
    let count = group.shownItems.isEmpty ? ": nothing" : ", \(group.openWords):"
    return switch group.subject {
    case .project: "To do in \(title)\(count)"
    case .page: "To do on \(title)\(count)"
    case .day, .earlierDays: "To do of \(inSentence(title))\(count)"
    case nil: "\(title), \(counted(group.items.count, "task")):"
    }
  }

  /// `tomorrow, Thursday 26 November`; the name of a day keeps its capital.
  private func inSentence(_ title: String) -> String {
    let isWeekday = Weekday(name: String(title.prefix(while: \.isLetter))) != nil
    return isWeekday ? title : title.prefix(1).lowercased() + title.dropFirst()
  }

  private func lines(of task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [String] {
    let line = [ItemWords.sentence(task)] + details.pieces(of: task, besides: told).map(\.text)
    return [line.joined(separator: "; ")] + (task.matches ?? []).prefix(SearchedText.shownLines).map { "Found: \($0)" }
  }
}
