extension TaskHelp {
  var french: String {
    switch self {
    case .summary: "Ajouter une tâche à un projet, ou la déplacer vers un autre"
    }
  }
}
