import Languages

private let language = Language.spanish

extension NamedThingsMessage {
  var spanish: String {
    switch self {
    case .isDayAndName(let text): "\(language.title(text)) es un día, y también el nombre de algo"
    case .sayByOption: "di el día con --on, o nombra la cosa con FILE:LINE"
    case .isNameOrDay(let all, let words):
      "\(language.title(all)) puede ser parte de un nombre, o un nombre y \(language.title(words))"
    case .quoteOrOption: "pon el nombre entre comillas, o di el día con --on"
    }
  }
}
