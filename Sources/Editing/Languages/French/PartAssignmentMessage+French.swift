import Chronology
import Languages

private let language = Language.french

extension PartAssignmentMessage {
  var french: String {
    switch self {
    case .value(let title, let key, let value, let place):
      "\(language.title(title)), \(language.quoted("\(key): \(value)")), \(place)"
    case .extendBlock(let title, let place):
      "la fin de \(language.title(title)) se modifie avec `tidemark block extend`, dans \(place)"
    case .moveBlock(let title, let place):
      "une plage se déplace avec `tidemark block move`, et \(language.title(title)) en est une, dans \(place)"
    case .count(let title, let place): "le nombre de \(language.title(title)) se modifie avec `tidemark count`, dans \(place)"
    case .tally(let title, let count, let place):
      "\(language.title(title)) a \(language.counted(count, "trait", "traits")), et cela se modifie avec `tidemark tally`, dans \(place)"
    case .best(let title, let place):
      "\(language.title(title)) se tient à jour avec `tidemark best`, essai par essai, dans \(place)"
    case .edit(let title, let place): "le texte de \(language.title(title)) se modifie avec `tidemark edit`, dans \(place)"
    case .isNoGoal(let text, let title, let place):
      "\(language.title(text)) n’est pas un objectif pour \(language.title(title)), dans \(place)"
    case .writeGoal: "écrivez un nombre supérieur à 0, sans unité"
    case .writeLength: "écrivez une durée, comme \(language.quoted("0:30"))"
    case .writeNumber: "écrivez un nombre, comme \(language.quoted("30"))"
    case .isNoDay(let text): "\(language.title(text)) n’est pas un jour"
    case .writeDay: "écrivez un jour, comme \(language.quoted("2027-04-01")) ou \(language.quoted("demain"))"
    case .hasTwoDays(let title, let days, let place): "\(language.title(title)) a deux jours, \(days), dans \(place)"
    case .sayWhich: "dites lequel des deux vous voulez changer"
    case .wouldEndBeforeStart(let title, let last, let first, let place):
      "\(language.title(title)) se terminerait le \(last), avant de commencer le \(first), dans \(place)"
    case .isNoTime(let text): "\(language.title(text)) n’est pas une heure"
    case .writeTime:
      "écrivez une heure, comme \(language.quoted("9:30")), ou de l’une à l’autre, comme \(language.quoted("9:30-10:00"))"
    case .wouldNotEnd(let title, let start): "\(language.title(title)) ne se terminerait pas après \(start) le même jour"
    case .writeBothTimes: "écrivez les deux heures, comme \(language.quoted("9:30-10:00"))"
    }
  }
}
