import Languages

private let language = Language.french

extension NamedThingsMessage {
  var french: String {
    switch self {
    case .isDayAndName(let text): "\(language.title(text)) est un jour, et aussi le nom de quelque chose"
    case .sayByOption: "dites le jour avec --on, ou nommez la chose avec FILE:LINE"
    case .isNameOrDay(let all, let words):
      "\(language.title(all)) peut être une partie d’un nom, ou un nom et \(language.title(words))"
    case .quoteOrOption: "mettez le nom entre guillemets, ou dites le jour avec --on"
    }
  }
}
