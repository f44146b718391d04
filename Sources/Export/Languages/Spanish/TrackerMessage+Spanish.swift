import Chronology
import Languages
import Planner

private let language = Language.spanish

extension TrackerMessage {
  var spanish: String {
    switch self {
    case .since(let day): "desde el \(day)"
    case .daysSince(let days, let day): "\(language.days(days)), desde el \(day)"
    case .daysBefore(let days, let day): "en \(language.days(days)), a partir del \(day)"
    case .isToday(let day): "\(day), hoy"
    case .wasYesterday(let day): "\(day), ayer"
    case .wasDaysAgo(let days, let day): "\(day), hace \(language.days(days))"
    case .hasDaysLeft(let days, let day): "\(day), \(language.form(days, "falta", "faltan")) \(language.days(days))"
    case .quantity(let number, let unit): words(language.number(number), unit)
    case .part(let number, let goal, let unit): words("\(language.number(number)) de \(language.number(goal))", unit)
    case .nothingYet(let unit, .highest): "\(words("nada todavía", unit)), cuenta el más alto"
    case .nothingYet(let unit, .lowest): "\(words("nada todavía", unit)), cuenta el más bajo"
    case .best(let number, let unit, let extreme, nil): "\(words(language.number(number), unit)), \(soFar(extreme))"
    case .best(let number, let unit, let extreme, let written?):
      "\(words(language.number(number), unit)), \(soFar(extreme)); está escrito \(language.number(written))"
    case .dueToday: "toca hoy"
    case .lastDue(let day): "tocaba el \(day)"
    case .next(let day): "próxima vez el \(day)"
    case .noFurtherDay: "ya no toca ningún día"
    case .lastDone(let day): "última vez el \(day)"
    }
  }

  private func words(_ number: String, _ unit: String) -> String {
    [number, unit].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func soFar(_ extreme: Extreme) -> String {
    switch extreme {
    case .highest: "el más alto hasta ahora"
    case .lowest: "el más bajo hasta ahora"
    }
  }
}
