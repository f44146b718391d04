extension StatsYearHelp {
  var spanish: String {
    switch self {
    case .year: "un año como 2026, “este año” o “el año pasado”; este si no se indica"
    case .summary: "Mostrar lo que se hizo en un año, mes por mes"
    case .discussion:
      """
      \(StatsSpanHelp.discussion.spanish)

      --json muestra un objeto con `today, first, last, all, rituals, bestRitual, months, tasks, streaks, recurring, bests, \
      activities` y `numbersToday`. \(StatsSpanHelp.members.spanish) Un mes tiene `first, last`, lo que tiene `all`, `streaks, \
      recurring, tasks` y `activities`.
      """
    case .showYear: "Mostrar este año hasta hoy"
    case .showEarlier: "Mostrar el año anterior"
    }
  }
}
