import Languages

private let language = Language.spanish

extension UnreadDaysMessage {
  var spanish: String {
    switch self {
    case .isSeveral(let text): "\(language.title(text)) es más de un día"
    case .isNotRead(let text): "\(language.title(text)) no se lee después de un nombre"
    case .putBehindNames: "pon uno o varios días después de los nombres, como “yesterday” o “mon..wed”, o usa --on"
    }
  }
}
