extension StatsWeekHelp {
  var spanish: String {
    switch self {
    case .week: "una semana como “esta semana” o “la semana pasada”; esta si no se indica"
    case .summary: "Mostrar lo que se hizo en una semana"
    case .discussion:
      """
      Las semanas empiezan como dice la bóveda. \(StatsSpanHelp.discussion.spanish)

      --json muestra un objeto como lo hace “stats month”.
      """
    case .showWeek: "Mostrar esta semana hasta hoy"
    case .showEarlier: "Mostrar la semana anterior"
    }
  }
}
