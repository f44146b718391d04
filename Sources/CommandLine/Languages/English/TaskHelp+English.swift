extension TaskHelp {
  var english: String {
    switch self {
    case .summary: "Add a task to a project, or move it to another"
    }
  }
}
