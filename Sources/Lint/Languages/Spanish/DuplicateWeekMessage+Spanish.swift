import Languages

private let language = Language.spanish

extension DuplicateWeekMessage {
  var spanish: String {
    switch self {
    case .hasMark(let days, let line): "la semana del \(days.first) al \(days.last) ya tiene una marca, en la línea \(line)"
    case .joinOrCorrect(let weekday):
      "junta las dos o corrige una fecha: las semanas de esta vida empiezan en \(language.name(of: weekday))"
    }
  }
}
