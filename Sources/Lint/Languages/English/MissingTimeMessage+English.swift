import Languages

private let language = Language.english

extension MissingTimeMessage {
  var english: String {
    switch self {
    case .hasNoTime(let words): "\(language.quoted(words)) has no time, so no day shows it"
    case .emptyItemHasNoTime: "an item of the routine has no time, so no day shows it"
    case .beginWithTime: "begin it with a time, as \(language.quoted("07:00 - 07:30"))"
    }
  }
}
