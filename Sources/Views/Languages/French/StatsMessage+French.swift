import Languages

private let language = Language.french

extension StatsMessage {
  var french: String {
    switch self {
    case .week(let first, let last, let length):
      "Semaine du \(language.dayAndYear(first, length)) au \(language.dayAndYear(last, length))"
    case .upToToday(let today, let length): "jusqu’à aujourd’hui, \(language.dayAndYear(today, length))"
    case .only(let project, let asked): "seulement\(project.map { " pour \($0)" } ?? "")\(asked)"
    case .nothingToCount: "Il n’y a encore rien à compter."
    case .nothingDone(let isOver):
      isOver
        ? "Rien n’était à faire ces jours-là, et rien n’a été fait." : "Rien n’est à faire ces jours-ci, et rien n’est fait."
    case .bestRitual(let title, let rate): "Meilleur rituel\(language.colon) \(title), \(language.percent(rate))"
    case .todayIsOpen: "Les habitudes d’aujourd’hui comptent une fois qu’il n’en reste plus à faire."
    case .habitsDone(let rate):
      "\(language.counted(rate.done, "faite", "faites")) sur \(language.number(rate.due))"
    case .unitsDone(let rate): "\(language.counted(rate.done, "fait", "faits")) sur \(language.number(rate.due))"
    case .settled(let rate): "\(language.counted(rate.done, "réglée", "réglées")) sur \(language.number(rate.due))"
    case .perfect(let days, let due):
      "\(language.counted(days, "journée parfaite", "journées parfaites")) sur \(language.number(due))"
    case .perfectDays(let count): language.counted(count, "journée parfaite", "journées parfaites")
    case .longestStreak(let days): "plus longue série de \(language.days(days))"
    case .longest(let count): "la plus longue de \(language.number(count))"
    case .now(let count): "l’actuelle de \(language.number(count))"
    case .tasks(let count): language.counted(count, "tâche", "tâches")
    case .tasksDone(let count): language.counted(count, "faite", "faites")
    case .habits(let rate): "habitudes, \(language.part(rate))"
    case .streaks(let rate): "séries, \(language.part(rate))"
    case .recurring(let rate): "tâches récurrentes, \(language.part(rate))"
    case .percentOfStreaks(let rate): "séries à \(language.percent(rate))"
    case .percentOfRecurring(let rate): "tâches récurrentes à \(language.percent(rate))"
    case .activities(let count): language.counted(count, "activité", "activités")
    case .times(let count): language.counted(count, "fois", "fois")
    case .attempts(let count): language.counted(count, "essai", "essais")
    case .best(let value): "le meilleur, \(value)"
    case .soFar(let value): "jusqu’ici, \(value)"
    case .inTheFuture: "à venir"
    case .nothing: "rien"
    }
  }
}
