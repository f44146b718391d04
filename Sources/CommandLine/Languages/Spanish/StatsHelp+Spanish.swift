extension StatsHelp {
  var spanish: String {
    switch self {
    case .summary: "Contar lo planeado y lo hecho: de este mes, si no pides otro periodo"
    case .discussion:
      "Un periodo puede seguir sin comando: “stats la semana pasada”, “stats 2026-10”, “stats 7d”, “stats lunes..miércoles”."
    }
  }
}
