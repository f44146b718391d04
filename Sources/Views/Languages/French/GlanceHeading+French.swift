import Languages

extension GlanceHeading {
  var french: String {
    switch self {
    case .day: "Jour"
    case .now: "Maintenant"
    case .next: "Ensuite"
    case .task: "Tâche"
    case .tasks: "Tâches"
    case .counter: "Compteur"
    case .counters: "Compteurs"
    case .recurring: "Récurrentes"
    case .recurringTask: "Récurrente"
    case .streak: "Série"
    case .streaks: "Séries"
    case .today: "Aujourd’hui"
    case .habit: "Habitude"
    case .habits: "Habitudes"
    case .ritual: "Rituel"
    case .rituals: "Rituels"
    case .nextRitual: "Prochain rituel"
    case .toRenew: "À renouveler"
    case .page: "Page"
    case .goal: "Objectif"
    case .goals: "Objectifs"
    case .openBox: "Case à cocher"
    case .openBoxes: "Cases à cocher"
    case .boxes: "Cases"
    case .life: "Vie"
    case .activity: "Activité"
    case .activities: "Activités"
    }
  }
}
