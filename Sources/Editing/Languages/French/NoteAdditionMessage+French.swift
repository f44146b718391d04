import Chronology
import Languages

private let language = Language.french

extension NoteAdditionMessage {
  var french: String {
    switch self {
    case .isNoListItem(let title, let place):
      "\(language.title(title)) n’est pas un élément de liste et n’a pas de notes, dans \(place)"
    case .openInEditor: "ouvrez la ligne dans votre éditeur et écrivez en dessous"
    case .ofDay(let day, let place): "\(language.weekdayAndDate(day)), \(place)"
    }
  }
}
