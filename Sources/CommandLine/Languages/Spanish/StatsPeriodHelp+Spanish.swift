extension StatsPeriodHelp {
  var spanish: String {
    switch self {
    case .period: "un periodo como “la semana pasada”, 2026-10, 7d o lunes..miércoles"
    case .summary: "Mostrar lo que se hizo en cualquier periodo"
    }
  }
}
