extension RedoHelp {
  var english: String {
    switch self {
    case .summary: "Do again what undo took back"
    case .discussion: "You can do so until another command writes something."
    }
  }
}
