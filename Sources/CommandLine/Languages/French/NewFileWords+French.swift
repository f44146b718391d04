extension NewFileWords {
  var french: String {
    switch self {
    case .life: "Ma vie en semaines"
    case .activities: "Activités"
    case .walk: "Une promenade"
    case .yourWords: "Vos mots"
    }
  }
}
