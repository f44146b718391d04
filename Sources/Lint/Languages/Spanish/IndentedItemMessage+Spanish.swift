import Languages

private let language = Language.spanish

extension IndentedItemMessage {
  var spanish: String {
    switch self {
    case .readsAsCode(let text): "\(language.quoted(text)) tiene tanta sangría que se lee como código"
    case .indentLess:
      "dale una sangría de menos de cuatro espacios, o la del texto del elemento de arriba; pon el código entre líneas de \(language.quoted("```"))"
    case .readsAsWordsAbove(let text): "\(language.quoted(text)) tiene tanta sangría que se lee como parte del texto de arriba"
    case .indentLessThanWordsAbove:
      "dale una sangría de menos de cuatro espacios, o la del texto del elemento de arriba y no más"
    }
  }
}
