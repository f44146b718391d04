import Diagnostics
import Languages
import Planner

/// A list of tasks as plain lines, a task a line, without columns and icons.
struct TaskListPlain {
  let list: TaskList

  private let words: TaskListWords

  init(_ list: TaskList, in language: Language) {
    self.list = list
    words = TaskListWords(list, .full, in: language)
  }

  var lines: [String] { unescapedLines.map(ControlCharacters.escaping) }

  private var unescapedLines: [String] {
    let colon = words.language.colon
    var lines = ["\(words.heading), \(words.moment)\(colon) \(words.summary)"]
    let emptyWords = words.emptyWords
    if let emptyWords { lines.append(emptyWords) }
    for group in emptyWords == nil ? list.groups : [] {
      if let heading = words.spokenHeading(of: group) { lines.append(heading) }
      if list.question.project != nil { lines += notes(group.notes, of: words.title(of: group)) }
      lines += group.shownItems.flatMap { self.lines(of: $0, besides: group.told) }
      if let more = words.more(group) { lines.append(more) }
    }
    if emptyWords == nil, let waiting = words.waitingWords { lines.append(waiting) }
    for stack in list.stacks {
      lines.append(words.say(.stackOf(stack.title, count: stack.tasks.count)))
      lines += notes(stack.notes, of: stack.title)
      lines += stack.tasks.flatMap { self.lines(of: $0, besides: []) }
    }
    if !list.done.isEmpty {
      lines.append(words.doneHeading + colon)
      lines += list.done.flatMap { self.lines(of: $0, besides: list.question.project == nil ? [] : [.project]) }
    }
    return lines
  }

  private func notes(_ notes: [Note], of title: String) -> [String] {
    NotesText.plain(notes, of: title, in: words.language)
  }

  private func lines(of task: ListedItem, besides told: Set<ItemGroup.Detail>) -> [String] {
    let line = [ItemWords.sentence(task, in: words.language)] + words.details.pieces(of: task, besides: told).map(\.text)
    let matches = (task.matches ?? []).prefix(SearchedText.shownLines).map { words.language.say(ItemMessage.found($0)) }
    return [line.joined(separator: "; ")] + matches
  }
}
