import Languages

private let language = Language.spanish

extension DuplicateEntryMessage {
  var spanish: String {
    switch self {
    case .isInLog(let days, let line): "\(language.quoted(days)) ya está en este registro, en la línea \(line)"
    case .deleteEither: "borra una de las dos líneas, o corrige su fecha"
    case .keepEither: "deja una de las dos, o corrige una fecha; una actividad cuenta una vez al día"
    case .deleteLine: "Borrar la línea"
    }
  }
}
