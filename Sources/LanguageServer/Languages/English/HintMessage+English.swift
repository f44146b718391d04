import Chronology
import Languages

private let language = Language.english

extension HintMessage {
  var english: String {
    switch self {
    case .streak(let count): "streak \(count)"
    case .openToday: "open today"
    case .openSince(let day): "open since \(language.dayAndYear(day, .short))"
    case .next(let day): "next \(language.distance(day)), \(language.dayAndYear(day.date, .short))"
    case .due(let day): "due \(language.distance(day))"
    case .length(let minutes): language.length(minutes)
    case .free(let minutes): "then \(language.length(minutes)) free"
    }
  }
}
