import Chronology
import Languages

private let language = Language.french

extension BlockPastMidnightMessage {
  var french: String {
    switch self {
    case .passesMidnight(let block): "\(language.say(block)) dépasse minuit"
    case .writeRestAsBlock: "terminez-la à 24:00, et écrivez le reste dans une plage à part, à partir de 00:00"
    case .writeRest(let rest, let date): "terminez-la à 24:00, et écrivez le reste, \(rest), dans le fichier du \(date)"
    case .writeRestIntoNextDay(let rest): "terminez-la à 24:00, et écrivez le reste, \(rest), dans le fichier du lendemain"
    case .endAtMidnight: "Terminer la plage à 24:00"
    case .splitOver(let date): "Terminer la plage à 24:00 et écrire le reste dans le fichier du \(date)"
    }
  }
}
