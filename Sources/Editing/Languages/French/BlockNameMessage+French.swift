import Chronology
import Languages

private let language = Language.french

extension BlockNameMessage {
  var french: String {
    switch self {
    case .blocks(let date, let titles):
      "les plages du \(date) sont \(titles.map { language.title($0) }.joined(separator: ", "))"
    case .mayMean(let name, let count, let date, let times):
      "\(language.title(name)) peut désigner \(language.counted(count, "plage", "plages")) du \(date)\(language.colon) \(language.and(times.map { "à \(language.time($0))" }))"
    case .nameByStart: "nommez la plage par son heure de début, ou par FILE:LINE"
    case .isOfRoutine(let title): "\(language.title(title)) est une plage de la routine"
    case .writeByHand: "écrivez-la à la main dans le fichier du jour"
    case .isLeftOut(let date, let title, let place):
      "hors de la routine le \(date)\(language.colon) \(language.title(title)), \(place)"
    }
  }
}
