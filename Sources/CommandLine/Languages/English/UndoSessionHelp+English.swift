extension UndoSessionHelp {
  var english: String {
    switch self {
    case .list: "List the commands, the next one first, and change nothing"
    case .count: "how many commands; 1 by default"
    case .success: "the files were written, or the list was shown"
    case .couldNotRun: "nothing was written: there is nothing to take back, or a file was changed meanwhile"
    }
  }
}
