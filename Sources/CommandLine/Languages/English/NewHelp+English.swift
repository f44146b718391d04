extension NewHelp {
  var english: String {
    switch self {
    case .summary: "Begin a file"
    case .success: "the file was written"
    case .couldNotRun: "nothing was written: the file exists, or what is asked for cannot be"
    case .output: "Write this file"
    }
  }
}
