import Languages

private let language = Language.spanish

extension ThingMessage {
  var spanish: String {
    switch self {
    case .nameHasNoLetters: "el nombre no tiene letras"
    case .isNotIn(let word, let path): "en \(language.quoted(path)) no hay \(word.spanishNone)"
    case .nameFromHere: "nombra un archivo con su ruta desde aquí, o desde la carpeta de la bóveda"
    case .isNotCalled(let word, let name, nil): "\(word.spanishNone) se llama \(language.title(name))"
    case .isNotCalled(let word, let name, let scope?):
      "en \(language.title(scope)), \(word.spanishNone) se llama \(language.title(name))"
    case .isNotSetAside: "lo que tiene ese nombre no está apartado"
    case .isSetAside: "lo que tiene ese nombre está apartado; `tidemark restore` lo trae de vuelta"
    case .isThat(let kind, nil): "eso es \(kind.spanish)"
    case .isThat(let kind, let day?): "eso es \(kind.spanish) del \(language.dayAndYear(day, .short))"
    case .hasNoArc(let title):
      "\(language.title(title)) todavía no tiene arcos, así que no tiene hábitos; `tidemark renew` con su nombre comienza uno"
    case .hasNoLine(let line, let count, let path):
      "\(path) tiene \(language.counted(count, "línea", "líneas")), y no tiene línea \(line)"
    case .isNotAt(let place, .thing): "en \(place) no hay nada que tenga nombre"
    case .isNotAt(let place, let word): "en \(place) no hay \(word.spanishNone)"
    case .isNoScope(let scope): "`--in` dice \(language.title(scope)), pero nada se llama así"
    case .nameScope: "nombra un archivo, una página, un proyecto, un ritual, una sección o una estrategia"
    }
  }
}
