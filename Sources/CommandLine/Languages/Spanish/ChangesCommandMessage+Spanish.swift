import Languages

private let language = Language.spanish

extension ChangesCommandMessage {
  var spanish: String {
    switch self {
    case .isInFuture(let day): "\(day) está en el futuro; nombra un día que no pase de hoy"
    case .nothing(let day): "Desde el \(day) no ha cambiado nada. --since mira más atrás."
    case .nothingOf(let words, let day):
      "Desde el \(day) no ha cambiado nada de \(language.quoted(words)). --since mira más atrás."
    case .nothingOfPeriod(let words, let day, let option):
      "Desde el \(day) no ha cambiado nada de \(language.quoted(words)). \(option) muestra lo que ha cambiado desde entonces."
    }
  }
}
