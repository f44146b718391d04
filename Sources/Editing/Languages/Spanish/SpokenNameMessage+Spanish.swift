import Languages

private let language = Language.spanish

extension SpokenNameMessage {
  var spanish: String {
    switch self {
    case .namesNothing(let word, let words):
      "nada se llama \(language.title(words)), y \(language.title(word)) no nombra nada"
    case .beginsNoWord(let word): "ninguna palabra de un nombre empieza con \(language.title(word))"
    case .quoteNames:
      "pon entre comillas un nombre de varias palabras; si son varias cosas, cada una se nombra con el principio de una palabra"
    }
  }
}
