extension RitualHeading {
  var french: String {
    switch self {
    case .habits: "Habitudes"
    case .milestones: "Jalons"
    case .notesOfDays: "Notes des jours"
    case .earlierArcs: "Arcs précédents"
    case .otherArcs: "Autres arcs"
    case .twelveMonths: "Les douze derniers mois"
    case .habit: "Habitude"
    case .today: "Aujourd’hui"
    case .goal: "Objectif"
    case .done: "Fait"
    case .soFar: "Jusqu’ici"
    case .streak: "Série"
    case .inAll: "En tout"
    case .milestone: "Jalon"
    case .day: "Jour"
    case .when: "Quand"
    case .arc: "Arc"
    case .state: "État"
    case .days: "Jours"
    }
  }
}
