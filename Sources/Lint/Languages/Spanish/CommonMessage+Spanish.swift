import Languages

private let language = Language.spanish

extension CommonMessage {
  var spanish: String {
    switch self {
    case .didYouMean(let word): "¿quisiste decir \(language.quoted(word))?"
    case .didYouMeanOneOf(let words): "¿quisiste decir \(language.or(words.map(language.quoted)))?"
    case .write(let text): "Escribir \(language.quoted(text))"
    case .remove(let text): "Quitar \(language.quoted(text))"
    }
  }
}
