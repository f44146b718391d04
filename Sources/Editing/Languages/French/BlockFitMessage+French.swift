import Chronology
import Languages

private let language = Language.french

extension BlockFitMessage {
  var french: String {
    switch self {
    case .wouldPassMidnight(let minutes, let start):
      "une plage de \(language.length(minutes)) à \(language.time(start)) dépasserait minuit"
    case .nameEarlierOrShorter: "nommez une heure plus tôt, ou une durée plus courte"
    case .isTaken(let times, let date, let title, let others):
      "\(language.times(times)) le \(date) n’est pas libre\(language.colon) \(language.title(title)) occupe \(language.times(others))"
    case .nothingIsFree(let minutes):
      "il n’y a aucun créneau libre de \(language.length(minutes)) ce jour-là; --overlap l’écrit quand même"
    case .nothingElseIsFree(let minutes):
      "il n’y a aucun autre créneau libre de \(language.length(minutes)) ce jour-là; --overlap l’écrit quand même"
    case .isFree(let minutes, let starts):
      "un créneau de \(language.length(minutes)) est libre \(language.and(starts.map { "à \(language.time($0))" })); --nearest prend le créneau libre le plus proche, --overlap l’écrit quand même"
    case .isFreeElsewhere(let minutes, let starts):
      "un créneau de \(language.length(minutes)) est libre \(language.and(starts.map { "à \(language.time($0))" })); --overlap l’écrit quand même"
    case .isFreeOutsideDay(let minutes, let starts):
      "un créneau de \(language.length(minutes)) est libre \(language.and(starts.map { "à \(language.time($0))" })), mais pas dans les heures de la journée; --overlap l’écrit quand même"
    case .noFreeSlot(let minutes, let date):
      "il n’y a aucun créneau libre de \(language.length(minutes)) le \(date)"
    case .longestIs(let minutes, let times):
      "le plus long temps libre est de \(language.length(minutes)), \(language.times(times))"
    case .nameAnotherDay: "nommez un autre jour"
    }
  }
}
