import Languages

private let language = Language.english

extension BlockTimeMessage {
  var english: String {
    switch self {
    case .hasNoTime(let place): "\(place) has no time before its words"
    case .isNoBlock(let title): "\(language.title(title)) is not a time block"
    }
  }
}
