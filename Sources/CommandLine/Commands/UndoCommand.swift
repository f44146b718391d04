import Diagnostics
import Editing
import Languages
import SourceText
import Vault
import Workspace

/// `tidemark undo`
enum UndoCommand {
  static let command = Command(
    "undo",
    UndoHelp.summary,
    discussion: UndoHelp.discussion,
    operands: [UndoSession.count],
    options: UndoSession.options,
    examples: [
      Example("tidemark undo", UndoHelp.takeBackLast),
      Example("tidemark undo 2", UndoHelp.takeBackTwo),
      Example("tidemark undo --list", UndoHelp.seeList),
      Example("tidemark undo --dry-run", SharedHelp.seeChange),
    ],
    exitCodes: UndoSession.exitCodes
  ) { invocation, console in
    UndoSession(.undo, invocation, console).run()
  }
}

/// `tidemark redo`
enum RedoCommand {
  static let command = Command(
    "redo",
    RedoHelp.summary,
    discussion: RedoHelp.discussion,
    operands: [UndoSession.count],
    options: UndoSession.options,
    examples: [Example("tidemark redo", RedoHelp.summary)],
    exitCodes: UndoSession.exitCodes
  ) { invocation, console in
    UndoSession(.redo, invocation, console).run()
  }
}

/// What the help of `undo` says.
enum UndoHelp: Message {
  case summary, discussion, takeBackLast, takeBackTwo, seeList
}

/// What the help of `redo` says.
enum RedoHelp: Message {
  case summary, discussion
}
