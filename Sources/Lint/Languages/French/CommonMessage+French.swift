import Languages

private let language = Language.french

extension CommonMessage {
  var french: String {
    switch self {
    case .didYouMean(let word): "vouliez-vous dire \(language.quoted(word))?"
    case .didYouMeanOneOf(let words): "vouliez-vous dire \(language.or(words.map(language.quoted)))?"
    case .write(let text): "Écrire \(language.quoted(text))"
    case .remove(let text): "Enlever \(language.quoted(text))"
    }
  }
}
