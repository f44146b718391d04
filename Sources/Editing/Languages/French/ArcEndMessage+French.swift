import Chronology
import Languages

private let language = Language.french

extension ArcEndMessage {
  var french: String {
    switch self {
    case .noArc(let title, let day, let path): "aucun arc de \(language.title(title)) ne contient le \(day), dans \(path)"
    case .nameDay(let arc, let days):
      "l’arc \(arc) va du \(days.first) au \(days.last); nommez l’un de ses jours avec --on"
    case .isEnded(let arc, let title, let day, let place):
      "l’arc \(arc) de \(language.title(title)) a déjà été terminé le \(day), \(place)"
    case .hasEnd(let arc, let title, let day, let place):
      "l’arc \(arc) de \(language.title(title)) a déjà été terminé le \(day), dans \(place)"
    case .changeEnd: "modifiez-y \(language.quoted("ended"))"
    case .endsThen(let day, let arc, let title, let place):
      "le \(day) est déjà le dernier jour de l’arc \(arc) de \(language.title(title)), dans \(place)"
    case .isSettledLater(let habit, let isDone, let day, let last, let place):
      "\(language.title(habit)) est \(isDone ? "faite" : "sautée") le \(day), après le \(last), dans \(place)"
    case .nameLaterDay: "nommez ce jour ou un jour ultérieur avec --on, ou supprimez d’abord l’entrée"
    case .ended(let arc, let title, let day, let place): "arc \(arc) de \(language.title(title)) le \(day), \(place)"
    }
  }
}
