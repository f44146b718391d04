import Chronology
import Languages

private let language = Language.english

extension ArcEndMessage {
  var english: String {
    switch self {
    case .noArc(let title, let day, let path): "no arc of \(language.title(title)) contains \(day), at \(path)"
    case .nameDay(let arc, let days): "Arc \(arc) is \(days); name a day of it with --on"
    case .isEnded(let arc, let title, let day, let place):
      "Arc \(arc) of \(language.title(title)) was ended on \(day) already, \(place)"
    case .hasEnd(let arc, let title, let day, let place):
      "Arc \(arc) of \(language.title(title)) was ended on \(day) already, at \(place)"
    case .changeEnd: "change \(language.quoted("ended")) there"
    case .endsThen(let day, let arc, let title, let place):
      "\(day) is the last day of Arc \(arc) of \(language.title(title)) anyway, at \(place)"
    case .isSettledLater(let habit, let isDone, let day, let last, let place):
      "\(language.title(habit)) is \(isDone ? "done" : "skipped") on \(day), after \(last), at \(place)"
    case .nameLaterDay: "name that day or a later one with --on, or remove the entry first"
    case .ended(let arc, let title, let day, let place): "Arc \(arc) of \(language.title(title)) on \(day), \(place)"
    }
  }
}
