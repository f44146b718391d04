import Languages

private let language = Language.spanish

extension LongPhraseMessage {
  var spanish: String {
    switch self {
    case .hasCharacters(let count, let most):
      "esta frase tiene \(language.counted(count, "carácter", "caracteres")); una frase tiene \(language.number(most)) como máximo"
    case .shorten: "acórtala, y pon el resto en un párrafo debajo"
    }
  }
}
