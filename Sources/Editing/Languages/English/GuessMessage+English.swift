import Languages

private let language = Language.english

extension GuessMessage {
  package var english: String {
    switch self {
    case .didYouMean(let titles): "did you mean \(language.or(titles.map { language.title($0) }))?"
    }
  }
}
