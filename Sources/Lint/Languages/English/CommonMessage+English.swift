import Languages

private let language = Language.english

extension CommonMessage {
  var english: String {
    switch self {
    case .didYouMean(let word): "did you mean \(language.quoted(word))?"
    case .write(let text): "Write \(language.quoted(text))"
    case .remove(let text): "Remove \(language.quoted(text))"
    }
  }
}
