extension StatsYearHelp {
  var french: String {
    switch self {
    case .year: "une année comme 2026, «\u{A0}cette année\u{A0}» ou «\u{A0}année dernière\u{A0}»; celle-ci par défaut"
    case .summary: "Afficher ce qui a été fait en une année, mois par mois"
    case .discussion:
      """
      \(StatsSpanHelp.discussion.french)

      --json affiche un objet avec `today, first, last, all, rituals, bestRitual, months, tasks, streaks, recurring, bests, \
      activities` et `numbersToday`. \(StatsSpanHelp.members.french) Un mois a `first, last`, ce qu’a `all`, `streaks, \
      recurring, tasks` et `activities`.
      """
    case .showYear: "Afficher cette année jusqu’à aujourd’hui"
    case .showEarlier: "Afficher l’année précédente"
    }
  }
}
