extension NextDeed {
  var spanish: String {
    switch self {
    case .addsTask: "le agrega una tarea"
    case .doesHabits: "da por hechos sus hábitos del día"
    case .addsActivity: "agrega una"
    }
  }
}
