import Diagnostics
import Editing
import SourceText
import Vault
import Workspace

/// `tidemark undo`
enum UndoCommand {
  static let command = Command(
    "undo",
    "Take back what the last command wrote",
    discussion: """
      The files become what they were before, byte for byte; a file that the command made is removed, and one that it removed \
      comes back. Used again, it takes back the command before that. If one of the files was changed meanwhile, nothing is \
      written.

      What commands wrote is kept for each vault, outside of it, in the folder tidemark/undo of $XDG_STATE_HOME, else of \
      ~/.local/state: the last \(UndoShelf.capacity) commands, or fewer where they are large. Only you can read it. What an \
      editor or git changed cannot be taken back here.
      """,
    operands: [UndoSession.count],
    options: UndoSession.options,
    examples: [
      Example("tidemark undo", "Take back the last command"),
      Example("tidemark undo 2", "Take back the last two"),
      Example("tidemark undo --list", "See what can be taken back, the last command first"),
      Example("tidemark undo --dry-run", "See what would change"),
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
    "Do again what undo took back",
    discussion: "You can do so until another command writes something.",
    operands: [UndoSession.count],
    options: UndoSession.options,
    examples: [Example("tidemark redo", "Do again what undo took back")],
    exitCodes: UndoSession.exitCodes
  ) { invocation, console in
    UndoSession(.redo, invocation, console).run()
  }
}
