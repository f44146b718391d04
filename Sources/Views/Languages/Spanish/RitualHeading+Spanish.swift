extension RitualHeading {
  var spanish: String {
    switch self {
    case .habits: "Hábitos"
    case .milestones: "Hitos"
    case .notesOfDays: "Notas de los días"
    case .earlierArcs: "Arcos anteriores"
    case .otherArcs: "Otros arcos"
    case .twelveMonths: "Los últimos doce meses"
    case .habit: "Hábito"
    case .today: "Hoy"
    case .goal: "Meta"
    case .done: "Hecho"
    case .soFar: "Hasta ahora"
    case .streak: "Racha"
    case .inAll: "En total"
    case .milestone: "Hito"
    case .day: "Día"
    case .when: "Cuándo"
    case .arc: "Arco"
    case .state: "Estado"
    case .days: "Días"
    }
  }
}
