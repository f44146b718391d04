import Chronology
import Languages

private let language = Language.french

extension NamedDoingMessage {
  var french: String {
    switch self {
    case .hasNoBox(let block, let day, nil): "\(language.title(block)) est une plage du \(day) sans case"
    case .hasNoBox(let block, let day, let title?):
      "\(language.title(block)) est une plage du \(day) sans case, et \(language.title(title)) a un nom plus long"
    case .giveWholeName(let title): "donnez le nom complet, \(language.title(title)), si c’est ce que vous voulez dire"
    case .nameTasks: "nommez ses tâches"
    case .needsNoTick(let place):
      "une plage n’a pas besoin d’être cochée; écrivez \(language.quoted("[ ]")) devant son heure, dans \(place), pour lui donner une case"
    case .hasNumber(let title, let type, let place):
      "\(language.title(title)) est \(ThingKind.item(type).french), qui a un nombre et pas de case, dans \(place)"
    case .isOfDay(let title, let day, let place):
      "\(language.title(title)) est du \(language.dayAndYear(day, .short)), dans \(place), et ne peut pas se faire un autre jour"
    case .leaveOutDay: "enlevez le jour"
    }
  }
}
