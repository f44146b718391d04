import Languages

private let language = Language.spanish

extension EmptyHeadingMessage {
  var spanish: String {
    switch self {
    case .hasNoWords(let signs): "\(language.quoted(signs)) es un título sin texto"
    case .writeTitle: "escribe el texto después, o borra la línea: lo que sigue será entonces del título de arriba"
    }
  }
}
