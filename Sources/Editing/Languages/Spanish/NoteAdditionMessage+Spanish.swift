import Chronology
import Languages

private let language = Language.spanish

extension NoteAdditionMessage {
  var spanish: String {
    switch self {
    case .isNoListItem(let title, let place):
      "\(language.title(title)) no es un elemento de lista y no tiene notas, en \(place)"
    case .openInEditor: "abre la línea en tu editor y escribe debajo"
    case .ofDay(let day, let place): "\(language.weekdayAndDate(day)), \(place)"
    }
  }
}
