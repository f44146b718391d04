import Languages

private let language = Language.spanish

extension TextsMessage {
  var spanish: String {
    switch self {
    case .isOneOrSeveral(let texts): "\(language.and(texts.map(language.title))) pueden ser un solo texto o varios"
    case .quoteOrSplit: "pon todo entre un solo par de comillas, o escribe un comando para cada uno"
    }
  }
}
