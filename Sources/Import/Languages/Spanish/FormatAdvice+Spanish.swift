import Languages

extension FormatAdvice {
  package var spanish: String {
    switch self {
    case .findMoreLines: "`tidemark lint --fix` lee líneas de Tasks y Dataview, en días y en notas que tienen tipo"
    }
  }
}
