import Languages

private let language = Language.french

extension GuessMessage {
  package var french: String {
    switch self {
    case .didYouMean(let titles): "vouliez-vous dire \(language.or(titles.map { language.title($0) }))?"
    }
  }
}
