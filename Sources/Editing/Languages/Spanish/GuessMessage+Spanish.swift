import Languages

private let language = Language.spanish

extension GuessMessage {
  package var spanish: String {
    switch self {
    case .didYouMean(let titles): "¿quisiste decir \(language.or(titles.map { language.title($0) }))?"
    }
  }
}
