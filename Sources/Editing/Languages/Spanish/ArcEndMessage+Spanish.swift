import Chronology
import Languages

private let language = Language.spanish

extension ArcEndMessage {
  var spanish: String {
    switch self {
    case .noArc(let title, let day, let path): "ningún arco de \(language.title(title)) contiene el \(day), en \(path)"
    case .nameDay(let arc, let days): "el arco \(arc) va del \(days.first) al \(days.last); nombra uno de sus días con --on"
    case .isEnded(let arc, let title, let day, let place):
      "el arco \(arc) de \(language.title(title)) ya terminó el \(day), \(place)"
    case .hasEnd(let arc, let title, let day, let place):
      "el arco \(arc) de \(language.title(title)) ya terminó el \(day), en \(place)"
    case .changeEnd: "cambia \(language.quoted("ended")) ahí"
    case .endsThen(let day, let arc, let title, let place):
      "el \(day) ya es el último día del arco \(arc) de \(language.title(title)), en \(place)"
    case .isSettledLater(let habit, let isDone, let day, let last, let place):
      "\(language.title(habit)) está \(isDone ? "hecho" : "omitido") el \(day), después del \(last), en \(place)"
    case .nameLaterDay: "nombra ese día o uno posterior con --on, o elimina antes la entrada"
    case .ended(let arc, let title, let day, let place): "arco \(arc) de \(language.title(title)) el \(day), \(place)"
    }
  }
}
