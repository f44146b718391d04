extension NoteHelp {
  var english: String {
    switch self {
    case .thing: "an item, a heading or a file by its name or a part of it, FILE:LINE, or a day like today or fri"
    case .text: "the note; “-” reads it from standard input; nothing shows the notes"
    case .summary: "Write a note below a thing or a day, or show its notes"
    case .discussion:
      """
      The note of a list item is a paragraph below its words: of a task, a block, a habit, an activity. That of a day, a page, \
      a project, a ritual or a heading, such as that of an arc, is a paragraph below what is written there already. A day \
      without a file gets one; a weekday is the last one. A copy of a project's task stands for the task. Words for an entry \
      of a log are written by `tidemark done --note`, `tidemark log --note` and the like.
      """
    case .belowTask: "Write a note below a task or a block"
    case .ofDay: "Write one of a day"
    case .ofArc: "Write one of an arc"
    case .showNotes: "Show its notes"
    case .fromStandardInput: "Write what is on standard input"
    }
  }
}
