import Languages

private let language = Language.english

extension UnreadDaysMessage {
  var english: String {
    switch self {
    case .isSeveral(let text): "\(language.title(text)) is more than one day"
    case .isNotRead(let text): "\(language.title(text)) is not read after a name"
    case .putBehindNames: "put a day or days after the names, such as yesterday or mon..wed, or use --on"
    }
  }
}
