import Languages

private let language = Language.french

extension UnreadDaysMessage {
  var french: String {
    switch self {
    case .isSeveral(let text): "\(language.title(text)) est plus d’un jour"
    case .isNotRead(let text): "\(language.title(text)) n’est pas lu après un nom"
    case .putBehindNames:
      "mettez un ou plusieurs jours après les noms, comme \(language.quoted("yesterday")) ou \(language.quoted("mon..wed")), ou utilisez --on"
    }
  }
}
