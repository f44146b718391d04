import Languages
import Planner

private let language = Language.french

extension RitualViewMessage {
  var french: String {
    switch self {
    case .time(let slot): RitualMessage.slot(slot).french
    case .theme(let theme): "thème \(theme)"
    case .finished(let day): "terminé le \(language.day(day))"
    case .arc(let number): "Arc \(number)"
    case .noHabit: "L’arc n’a aucune habitude."
    case .noHabitInItems: "L’arc n’a aucune habitude; les éléments de sa liste sont ses habitudes."
    case .noArc: "Il n’a aucun arc."
    case .noArcInSections(let section):
      "Il n’a aucun arc. Un arc commence par une section comme \(language.quoted(section))."
    case .toWriteArc: "Cette commande l’écrit\(language.colon)"
    case .unreadArc: "Il a un arc qui ne peut pas être lu."
    case .toReadArc: "Il a un arc qui ne peut pas être lu. Cette commande dit pourquoi\(language.colon)"
    case .toRenew(let arc): "L’arc est terminé; \(RitualMessage.renewal(arc).french)\(language.colon)"
    case .renewable: "L’arc est terminé; il peut être renouvelé."
    case .stateToday(let state): "\(language.state(state)) aujourd’hui"
    case .streak(let count): "série de \(language.number(count))"
    case .streakAndLongest(let count, let longest):
      "\(language.number(count)), la plus longue de \(language.number(longest))"
    case .soFar(let rate): "\(language.percent(rate)) jusqu’ici"
    case .day(let day): "jour \(language.number(day))"
    case .latestNotes(let count, let all): "les \(language.number(count)) plus récentes sur \(language.number(all))"
    case .allNotes(let command): "\(language.quoted(command)) les montre toutes."
    }
  }
}
