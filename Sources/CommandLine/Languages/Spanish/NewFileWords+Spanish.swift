extension NewFileWords {
  var spanish: String {
    switch self {
    case .life: "Mi vida en semanas"
    case .activities: "Actividades"
    case .walk: "Un paseo"
    case .yourWords: "Tus palabras"
    }
  }
}
