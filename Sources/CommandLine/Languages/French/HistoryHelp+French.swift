extension HistoryHelp {
  var french: String {
    switch self {
    case .what: "un rituel, par son titre ou une partie du titre; ou un jour à afficher en détail"
    case .monthsExpected: "un nombre de 1 à 12"
    case .months: "Afficher N mois, dont celui-ci ou celui de --to est le dernier; 3 par défaut"
    case .toExpected: "un mois comme 2025-06 ou octobre, ou un jour de ce mois"
    case .to: "Afficher les mois jusqu’à celui-ci"
    case .ritual: "Afficher les jours de ce rituel seulement; donnez son titre ou une partie du titre"
    case .day: "Afficher ce jour en détail"
    case .summary: "Afficher ce qui a été fait des rituels, sous forme de calendriers mensuels ou d’un jour en détail"
    case .discussion:
      """
      Un jour compte pour chaque arc qui y était en cours, que cet arc soit terminé ou non. Sa marque dit combien a été fait \
      de ce qui était à faire et n’a pas été sauté; – est un jour où tout a été sauté. Les semaines commencent comme le dit le \
      coffre. Un jour en détail est comparé à la moyenne des sept jours précédents, et montre les notes que vous y avez \
      écrites.

      --json affiche un objet avec `today, ritual` et `months`, ou avec `date, rate, average, trend` (`up, down, stable`), \
      `points, streak, line` et `rituals`; une habitude d’un jour a `title, state, isDue, time` et `notes`. Un mois a `first, \
      last, rate, checkIns, activeDays, perfectDays, longestStreak` et `days`; chacun de ses jours a `date, band` (`all, half, \
      less, nothing-due`), `isRunning, isSkipped` et `rate`.
      """
    case .showYear: "Afficher une année"
    case .showSpring: "Afficher le printemps d’une année précédente"
    case .showYesterday: "Afficher ce qui a été fait hier"
    case .showRitual: "Afficher les jours d’un seul rituel"
    case .success: "les jours ont été affichés, ou il n’y en a aucun"
    }
  }
}
