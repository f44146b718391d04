import Chronology
import Languages

private let language = Language.spanish

extension HintMessage {
  var spanish: String {
    switch self {
    case .streak(let count): "racha de \(language.number(count))"
    case .openToday: "pendiente hoy"
    case .openSince(let day): "pendiente desde el \(language.dayAndYear(day, .short))"
    case .next(let day): "próxima vez \(language.distance(day)), \(language.dayAndYear(day.date, .short))"
    case .due(let day): "vence \(language.distance(day))"
    case .length(let minutes): language.length(minutes)
    case .free(let minutes): "luego \(language.length(minutes)) de tiempo libre"
    }
  }
}
