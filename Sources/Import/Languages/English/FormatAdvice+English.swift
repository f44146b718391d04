import Languages

extension FormatAdvice {
  package var english: String {
    switch self {
    case .findMoreLines: "`tidemark lint --fix` reads lines of Tasks and Dataview, in days and in notes that have a kind"
    }
  }
}
