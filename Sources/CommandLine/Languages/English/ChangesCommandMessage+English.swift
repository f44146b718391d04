import Languages

private let language = Language.english

extension ChangesCommandMessage {
  var english: String {
    switch self {
    case .isInFuture(let day): "\(day) is in the future; name a day up to today"
    case .nothing(let day): "Since \(day) nothing has changed. --since looks further back."
    case .nothingOf(let words, let day):
      "Since \(day) nothing of \(language.quoted(words)) has changed. --since looks further back."
    case .nothingOfPeriod(let words, let day, let option):
      "Since \(day) nothing of \(language.quoted(words)) has changed. \(option) shows what has changed since then."
    }
  }
}
