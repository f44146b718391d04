extension StatsPeriodHelp {
  var spanish: String {
    switch self {
    case .period: "un periodo como “last week”, 2026-10, 7d o mon..wed"
    case .summary: "Mostrar lo que se hizo en cualquier periodo"
    }
  }
}
