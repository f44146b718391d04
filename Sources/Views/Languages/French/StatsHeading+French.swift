import Languages

private let language = Language.french

extension StatsHeading {
  var french: String {
    switch self {
    case .by(let key): "Par \(name(of: key))"
    case .rituals: "Rituels"
    case .months: "Mois"
    case .tasks: "Tâches"
    case .streaks: "Séries"
    case .recurringTasks: "Tâches récurrentes"
    case .bests: "Records"
    case .activities: "Activités"
    case .asOfToday: "En date d’aujourd’hui"
    case .name: "Nom"
    case .percent: "Pourcentage"
    case .page: "Page"
    case .value: "Valeur"
    case .done: "Fait"
    case .settled: "Réglées"
    case .habits: "Habitudes"
    case .recurring: "Récurrentes"
    case .perfectDays: "Journées parfaites"
    case .perfect: "Parfaites"
    case .longest: "Plus longue"
    case .now: "Actuelle"
    case .attempts: "Essais"
    case .best: "Meilleur"
    case .soFar: "Jusqu’ici"
    case .times: "Fois"
    case .allRituals: "Tous les rituels"
    case .allTasks: "Toutes les tâches"
    case .allActivities: "Toutes les activités"
    case .days: "Jours"
    case .without(let key): "sans \(name(of: key))"
    case .month(let month): language.capitalized(language.name(of: month))
    }
  }

  private func name(of key: StatsPeriodSum.Key) -> String {
    switch key {
    case .tag: "mot-clé"
    case .category: "catégorie"
    case .project: "projet"
    }
  }
}
