import Languages
import Planner

private let language = Language.spanish

extension RitualLineMessage {
  var spanish: String {
    switch self {
    case .time(let slot): "Momento del día: \(RitualMessage.slot(slot).spanish)"
    case .category(let category): "Categoría: \(category)"
    case .theme(let theme): "Tema: \(theme)"
    case .finished(let day): "Terminado: \(language.day(day))"
    case .arc(let number, let status, let days): "Arco \(number), \(RitualMessage.status(status).spanish), \(days)"
    case .perfectDays(let current, let longest):
      "Días perfectos: \(RitualMessage.streak(current: current, longest: longest).spanish)"
    case .habit(let title, let rule): "Hábito \(title)" + (rule.map { ", every: \($0)" } ?? "")
    case .today(let state): "\(language.state(state)) hoy"
    case .ofGoal(let count, let rate):
      "\(language.number(count)) de \(language.number(rate.due)), \(language.percent(rate)) de la meta"
    case .streak(let count, let longest):
      "racha de \(language.number(count)), la más larga de \(language.number(longest))"
    case .ofDue(let rate): "se hizo el \(language.percent(rate)) de lo que tocaba"
    case .milestone(let day): "Hito, día \(language.number(day))"
    case .unreadArc(let command): "Tiene un arco que no se puede leer; \(language.quoted(command)) dice por qué."
    case .noArcYet(let command): "No tiene ningún arco. \(language.quoted(command)) comienza el primero."
    case .renewal(let arc, let command): "El arco está completo; \(RitualMessage.renewal(arc).spanish): \(command)"
    case .noteOfArc(let number): "Nota del arco \(number)"
    case .noteOfDays(let days, let habit): "Nota del \(days), \(habit)"
    }
  }
}
