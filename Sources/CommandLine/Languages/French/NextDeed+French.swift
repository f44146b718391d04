extension NextDeed {
  var french: String {
    switch self {
    case .addsTask: "y ajoute une tâche"
    case .doesHabits: "inscrit ses habitudes du jour comme faites"
    case .addsActivity: "en ajoute une"
    }
  }
}
