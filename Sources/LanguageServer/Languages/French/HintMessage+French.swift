import Chronology
import Languages

private let language = Language.french

extension HintMessage {
  var french: String {
    switch self {
    case .streak(let count): "série de \(language.number(count))"
    case .openToday: "à faire aujourd’hui"
    case .openSince(let day): "à faire depuis le \(language.dayAndYear(day, .short))"
    case .next(let day): "ensuite \(language.distance(day)), \(language.dayAndYear(day.date, .short))"
    case .due(let day): "à faire \(language.distance(day))"
    case .length(let minutes): language.length(minutes)
    case .free(let minutes): "puis \(language.length(minutes)) de temps libre"
    }
  }
}
