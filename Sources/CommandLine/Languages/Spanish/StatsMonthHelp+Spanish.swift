extension StatsMonthHelp {
  var spanish: String {
    switch self {
    case .month: "un mes como 2026-11, “nov”, “este mes” o “el mes pasado”; este si no se indica"
    case .summary: "Mostrar lo que se hizo en un mes"
    case .discussion:
      """
      \(StatsSpanHelp.discussion.spanish)

      --json muestra un objeto con `today, first, last, all, rituals, bestRitual, tasks, streaks, recurring, bests, \
      activities` y `numbersToday`. \(StatsSpanHelp.members.spanish)
      """
    case .showMonth: "Mostrar este mes hasta hoy"
    case .showEarlier: "Mostrar un mes que ya terminó"
    }
  }
}
