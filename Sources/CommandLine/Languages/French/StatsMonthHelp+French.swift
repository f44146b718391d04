extension StatsMonthHelp {
  var french: String {
    switch self {
    case .month:
      "un mois comme 2026-11, «\u{A0}nov\u{A0}», «\u{A0}ce mois\u{A0}» ou «\u{A0}mois dernier\u{A0}»; celui-ci par défaut"
    case .summary: "Afficher ce qui a été fait en un mois"
    case .discussion:
      """
      \(StatsSpanHelp.discussion.french)

      --json affiche un objet avec `today, first, last, all, rituals, bestRitual, tasks, streaks, recurring, bests, \
      activities` et `numbersToday`. \(StatsSpanHelp.members.french)
      """
    case .showMonth: "Afficher ce mois-ci jusqu’à aujourd’hui"
    case .showEarlier: "Afficher un mois terminé"
    }
  }
}
