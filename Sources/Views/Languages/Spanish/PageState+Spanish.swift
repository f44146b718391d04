import Languages

private let language = Language.spanish

extension PageState {
  package var spanish: String {
    switch self {
    case .open: "pendiente"
    case .done: "hecho"
    case .dropped: "descartado"
    case .skipped: "omitido"
    case .missed: "incumplido"
    case .waiting: "aún no toca"
    case .unknown(let mark): "marcado con \(language.quoted(mark))"
    }
  }
}
