import Languages

private let language = Language.english

extension DuplicateWeekMessage {
  var english: String {
    switch self {
    case .hasMark(let days, let line): "the week from \(days.first) to \(days.last) has a mark already, on line \(line)"
    case .joinOrCorrect(let weekday):
      "join the two, or correct a date: the weeks of this life begin on a \(language.name(of: weekday))"
    }
  }
}
