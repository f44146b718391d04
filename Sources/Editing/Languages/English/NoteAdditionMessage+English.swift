import Chronology
import Languages

private let language = Language.english

extension NoteAdditionMessage {
  var english: String {
    switch self {
    case .isNoListItem(let title, let place): "\(language.title(title)) is no list item, and has no notes, at \(place)"
    case .openInEditor: "open the line in your editor, and write below it"
    case .ofDay(let day, let place): "\(language.title("\(day) \(language.name(of: day.weekday))")), \(place)"
    }
  }
}
