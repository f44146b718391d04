extension LspHelp {
  var english: String {
    switch self {
    case .log: "Add a line to this file for each message, without your texts"
    case .summary: "Serve an editor: findings while you type, by the Language Server Protocol"
    case .discussion:
      """
      An editor starts it and speaks with it on standard input and output. It checks open files as lint does, each against its \
      vault, unsaved files included. A file whose kind is not Tidemark's gets nothing.

      docs/editors.md has a few lines of configuration for each editor.
      """
    case .waitForEditor: "Wait for an editor's messages"
    case .writeLog: "Write down which messages come"
    case .success: "the editor said “shutdown” before the end"
    case .findings: "the editor said “exit”, or ended, without “shutdown”"
    case .couldNotRun: "the arguments are wrong, or the log cannot be written"
    }
  }
}
