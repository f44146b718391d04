import Languages

private let language = Language.english

extension DuplicateEntryMessage {
  var english: String {
    switch self {
    case .isInLog(let days, let line): "\(language.quoted(days)) is in this log already, on line \(line)"
    case .deleteEither: "delete one of the two lines, or correct its date"
    case .keepEither: "keep one of the two, or correct a date; an activity counts once a day"
    case .deleteLine: "Delete the line"
    }
  }
}
