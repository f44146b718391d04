import Languages

private let language = Language.spanish

extension WholeNameMessage {
  var spanish: String {
    switch self {
    case .isInText(let name): "\(language.title(name)) está en un texto, que solo se elimina por su línea"
    case .isPart(let name, let title): "\(language.title(name)) es solo una parte del nombre de \(language.title(title))"
    case .nameInFull: "lo que se elimina se nombra completo, o por su línea"
    }
  }
}
