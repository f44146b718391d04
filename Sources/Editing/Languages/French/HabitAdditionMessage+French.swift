import Chronology
import Languages

private let language = Language.french

extension HabitAdditionMessage {
  var french: String {
    switch self {
    case .hasNoArc(let ritual, let path): "\(language.title(ritual)) n’a pas d’arc auquel ajouter une habitude, dans \(path)"
    case .isOver(let arc, let ritual, let last, let place):
      "l’arc \(arc) de \(language.title(ritual)) est terminé depuis le \(last), dans \(place)"
    case .renewFirst: "`tidemark renew` commence l’arc suivant; ajoutez ensuite l’habitude"
    case .isNoHabit(let words): "\(language.title(words)) n’est pas lu comme une habitude"
    case .writeHabit: "écrivez-la comme \(language.quoted("🥛 Boire de l’eau (every: sun)"))"
    case .added(let habit, let arc, let ritual, let place):
      "\(language.title(habit)) à l’arc \(arc) de \(language.title(ritual)), \(place)"
    case .isThereAlready(let title, let place): "\(language.title(title)) existe déjà, dans \(place)"
    case .giveOtherName: "donnez-lui un autre nom"
    }
  }
}
