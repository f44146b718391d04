extension NewFileWords {
  var english: String {
    switch self {
    case .life: "My life in weeks"
    case .activities: "Activities"
    case .walk: "A walk"
    case .yourWords: "Your words"
    }
  }
}
