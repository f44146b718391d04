extension NextDeed {
  var english: String {
    switch self {
    case .addsTask: "adds a task to it"
    case .doesHabits: "does its habits of the day"
    case .addsActivity: "adds one"
    }
  }
}
