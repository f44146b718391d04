import Languages

extension FactName {
  var french: String {
    switch self {
    case .category: "Catégorie"
    case .time: "Moment de la journée"
    case .theme: "Thème"
    case .duration: "Durée"
    case .finished: "Terminé"
    case .born: "Naissance"
    case .expectancy: "Espérance de vie"
    case .notify: "Rappel"
    case .view: "Vue"
    case .clock: "Horloge"
    case .weekStarts: "La semaine commence"
    case .dayStarts: "La journée commence"
    case .dayEnds: "La journée se termine"
    case .defaultBlock: "Plage sans heure de fin"
    case .midnight: "Minuit"
    case .reminders: "Rappels"
    case .insights: "Cartes"
    case .days: "Jours dans"
    case .pages: "Pages dans"
    case .projects: "Projets dans"
    case .rituals: "Rituels dans"
    }
  }
}
