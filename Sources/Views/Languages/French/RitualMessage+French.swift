import Languages
import Planner

private let language = Language.french

extension RitualMessage {
  var french: String {
    switch self {
    case .status(.active): "en cours"
    case .status(.upcoming): "à venir"
    case .status(.complete): "terminé"
    case .status(.endedEarly): "terminé plus tôt"
    case .milestoneState(.ahead): "à venir"
    case .milestoneState(.reached): "atteint"
    case .milestoneState(.passed): "passé"
    case .milestone(let standing): text(of: standing)
    case .kept(let rate):
      rate.done == 0
        ? "rien de fait"
        : "quelque chose de fait \(language.number(rate.done)) \(rate.done == 1 ? "jour" : "jours") sur \(language.number(rate.due))"
    case .begins(let day): "commence \(language.distanceAndDay(day))"
    case .ended(let day): "terminé \(language.distanceAndDay(day))"
    case .day(let day, let count): "jour \(language.number(day)) sur \(language.number(count))"
    case .lastDay: "dernier jour"
    case .remaining(let days): "\(language.days(days)) \(language.form(days, "restant", "restants"))"
    case .daysOf(let days, let count): "\(language.days(days)) sur \(language.number(count))"
    case .streak(let current, let longest):
      "série de \(language.days(current))" + (longest > current ? ", la plus longue de \(language.days(longest))" : "")
    case .renewal(let arc): "pour commencer l’arc \(arc.number), \(arc.days)"
    case .beginning: "pour commencer le premier"
    case .noArcYet: "Pas encore d’arc"
    case .arcNotRead: "Arc illisible"
    case .reasonOfUnreadArc: "il a un arc qui ne peut pas être lu, et ceci dit pourquoi"
    case .unreadArc(let command): "son arc ne peut pas être lu; ceci dit pourquoi\(language.colon) \(command)"
    case .slotTitle(let slot): language.capitalized(name(of: slot))
    case .slot(let slot): name(of: slot)
    case .forSlots(let slots): language.or(slots.map(phrase))
    }
  }

  private func name(of slot: DaySlot) -> String {
    switch slot {
    case .morning: "matin"
    case .midday: "midi"
    case .afternoon: "après-midi"
    case .evening: "soir"
    case .night: "nuit"
    case .anytime: "à toute heure"
    }
  }

  private func phrase(_ slot: DaySlot) -> String {
    switch slot {
    case .morning, .evening: "le \(name(of: slot))"
    case .midday: "midi"
    case .afternoon: "l’après-midi"
    case .night: "la nuit"
    case .anytime: "toute heure"
    }
  }

  private func text(of standing: ArcMilestoneStanding) -> String {
    let milestone = standing.milestone
    switch standing.state {
    case .ahead: return name(of: milestone.kind)
    case .passed: return name(of: milestone.kind) + ", jalon non atteint"
    case .reached:
      switch milestone.kind {
      case .firstDay: return "Premier jour accompli"
      case .oneWeek, .threeWeeks: return "\(milestone.day) jours accomplis"
      case .halfway: return "Mi-parcours atteint"
      case .complete: return "Arc mené à terme"
      }
    }
  }

  private func name(of kind: ArcMilestone.Kind) -> String {
    switch kind {
    case .firstDay: "Premier jour"
    case .oneWeek: "Une semaine"
    case .halfway: "Mi-parcours"
    case .threeWeeks: "Trois semaines"
    case .complete: "Fin de l’arc"
    }
  }
}
