import Chronology
import Languages
import Outline

private let language = Language.english

extension DetailMessage {
  var english: String {
    switch self {
    case .tag: "tag"
    case .section: "section"
    case .group: "group"
    case .file(let kind): kind.noun
    case .day(let day): "\(language.name(of: day.date.weekday)), \(language.distance(day))"
    case .date(let day): "\(day.date), \(language.name(of: day.date.weekday)), \(language.distance(day))"
    case .due(let day): "due \(language.name(of: day.date.weekday)), \(language.distance(day))"
    }
  }
}
