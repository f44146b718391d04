import Languages
import Planner

private let language = Language.spanish

extension RitualMessage {
  var spanish: String {
    switch self {
    case .status(.active): "en curso"
    case .status(.upcoming): "por comenzar"
    case .status(.complete): "completo"
    case .status(.endedEarly): "terminado antes de tiempo"
    case .milestoneState(.ahead): "por venir"
    case .milestoneState(.reached): "alcanzado"
    case .milestoneState(.passed): "pasado"
    case .milestone(let standing): text(of: standing)
    case .kept(let rate): rate.done == 0 ? "nada hecho" : "algo hecho en \(rate.done) de \(language.days(rate.due))"
    case .begins(let day): "comienza \(language.distanceAndDay(day))"
    case .ended(let day): "terminó \(language.distanceAndDay(day))"
    case .day(let day, let count): "día \(language.number(day)) de \(language.number(count))"
    case .lastDay: "último día"
    case .remaining(let days): days == 1 ? "queda 1 día" : "quedan \(language.days(days))"
    case .daysOf(let days, let count): "\(language.number(days)) de \(language.days(count))"
    case .streak(let current, let longest):
      "racha de \(language.days(current))" + (longest > current ? ", la más larga de \(language.days(longest))" : "")
    case .renewal(let arc): "para comenzar el arco \(arc.number), \(arc.days)"
    case .beginning: "para comenzar el primero"
    case .noArcYet: "Aún sin arco"
    case .arcNotRead: "Arco ilegible"
    case .reasonOfUnreadArc: "tiene un arco que no se puede leer, y esto dice por qué"
    case .unreadArc(let command): "su arco no se puede leer; esto dice por qué: \(command)"
    case .slotTitle(let slot): language.capitalized(time(of: slot))
    case .slot(let slot): time(of: slot)
    case .forSlots(let slots): language.or(slots.map(phrase))
    }
  }

  /// When something is done: *mañana* alone would be heard as tomorrow.
  private func time(of slot: DaySlot) -> String {
    switch slot {
    case .morning: "por la mañana"
    case .midday: "al mediodía"
    case .afternoon: "por la tarde"
    case .evening: "al anochecer"
    case .night: "por la noche"
    case .anytime: "a cualquier hora"
    }
  }

  private func phrase(_ slot: DaySlot) -> String {
    switch slot {
    case .morning: "la mañana"
    case .midday: "el mediodía"
    case .afternoon: "la tarde"
    case .evening: "el anochecer"
    case .night: "la noche"
    case .anytime: "cualquier hora"
    }
  }

  private func text(of standing: ArcMilestoneStanding) -> String {
    let milestone = standing.milestone
    switch standing.state {
    case .ahead: return name(of: milestone.kind)
    case .passed: return name(of: milestone.kind) + ", sin alcanzar"
    case .reached:
      switch milestone.kind {
      case .firstDay: return "Primer día completado"
      case .oneWeek, .threeWeeks: return "\(milestone.day) días completados"
      case .halfway: return "Mitad alcanzada"
      case .complete: return "Arco completado"
      }
    }
  }

  private func name(of kind: ArcMilestone.Kind) -> String {
    switch kind {
    case .firstDay: "Primer día"
    case .oneWeek: "Una semana"
    case .halfway: "Mitad"
    case .threeWeeks: "Tres semanas"
    case .complete: "Fin del arco"
    }
  }
}
