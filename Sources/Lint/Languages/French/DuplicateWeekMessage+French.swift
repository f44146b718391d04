import Languages

private let language = Language.french

extension DuplicateWeekMessage {
  var french: String {
    switch self {
    case .hasMark(let days, let line): "la semaine du \(days.first) au \(days.last) a déjà une marque, à la ligne \(line)"
    case .joinOrCorrect(let weekday):
      "réunissez les deux ou corrigez une date\(language.colon) les semaines de cette vie commencent le \(language.name(of: weekday))"
    }
  }
}
