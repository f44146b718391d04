import Languages
import Planner

private let language = Language.french

extension RitualLineMessage {
  var french: String {
    switch self {
    case .time(let slot): "Moment de la journée\(language.colon) \(RitualMessage.slot(slot).french)"
    case .category(let category): "Catégorie\(language.colon) \(category)"
    case .theme(let theme): "Thème\(language.colon) \(theme)"
    case .finished(let day): "Terminé\(language.colon) \(language.day(day))"
    case .arc(let number, let status, let days): "Arc \(number), \(RitualMessage.status(status).french), \(days)"
    case .perfectDays(let current, let longest):
      "Journées parfaites\(language.colon) \(RitualMessage.streak(current: current, longest: longest).french)"
    case .habit(let title, let rule): "Habitude \(title)" + (rule.map { ", every: \($0)" } ?? "")
    case .today(let state): "\(language.state(state)) aujourd’hui"
    case .ofGoal(let count, let rate):
      "\(language.number(count)) sur \(language.number(rate.due)), \(language.percent(rate)) de l’objectif"
    case .streak(let count, let longest):
      "série de \(language.number(count)), la plus longue de \(language.number(longest))"
    case .ofDue(let rate): "\(language.percent(rate)) de ce qui était à faire a été fait"
    case .milestone(let day): "Jalon, jour \(language.number(day))"
    case .unreadArc(let command): "Il a un arc qui ne peut pas être lu; \(language.quoted(command)) dit pourquoi."
    case .noArcYet(let command): "Il n’a aucun arc. \(language.quoted(command)) commence le premier."
    case .renewal(let arc, let command):
      "L’arc est terminé; \(RitualMessage.renewal(arc).french)\(language.colon) \(command)"
    case .noteOfArc(let number): "Note de l’arc \(number)"
    case .noteOfDays(let days, let habit): "Note du \(days), \(habit)"
    }
  }
}
