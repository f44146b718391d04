import Languages

private let language = Language.english

extension NamedThingsMessage {
  var english: String {
    switch self {
    case .isDayAndName(let text): "\(language.title(text)) is a day, and the name of something"
    case .sayByOption: "say the day with --on, or name the thing by FILE:LINE"
    case .isNameOrDay(let all, let words):
      "\(language.title(all)) may be a part of one name, or a name and \(language.title(words))"
    case .quoteOrOption: "put the name in quotation marks, or say the day with --on"
    }
  }
}
