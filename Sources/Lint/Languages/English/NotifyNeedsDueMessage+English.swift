import Languages

private let language = Language.english

extension NotifyNeedsDueMessage {
  var english: String {
    switch self {
    case .hasNoDay(let value):
      "\(language.quoted("notify: \(value)")) has no day: there is no \(language.quoted("due")) beside it"
    case .addDueOrDelete: "add \(language.quoted("due: ")) and the day, or delete \(language.quoted("notify"))"
    }
  }
}
