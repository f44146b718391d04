import Languages

private let language = Language.french

extension CommonMessage {
  var french: String {
    switch self {
    case .didYouMean(let word): "vouliez-vous dire \(language.quoted(word))?"
    case .write(let text): "Écrire \(language.quoted(text))"
    case .remove(let text): "Enlever \(language.quoted(text))"
    }
  }
}
