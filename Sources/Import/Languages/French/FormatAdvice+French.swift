import Languages

extension FormatAdvice {
  package var french: String {
    switch self {
    case .findMoreLines:
      "`tidemark lint --fix` lit des lignes de Tasks et de Dataview, dans les jours et les notes qui ont un type"
    }
  }
}
