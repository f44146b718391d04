extension TaskHelp {
  var spanish: String {
    switch self {
    case .summary: "Agregar una tarea a un proyecto, o moverla a otro"
    }
  }
}
