extension SkipHelp {
  var spanish: String {
    switch self {
    case .on: "El día o los días que se omiten; hoy si no se indica"
    case .from: "El primer día que se omite; hoy si no se indica"
    case .to: "El último día que se omite; el primero si no se indica"
    case .summary: "Omitir tareas recurrentes, rachas o hábitos"
    case .discussion:
      """
      Un día omitido no rompe ninguna racha. También se pueden omitir días futuros. De varias cosas se omiten todas o ninguna. \
      El nombre de un ritual quiere decir sus hábitos.
      """
    case .skipToday: "Omitir el día de hoy"
    case .openOfRitual: "Omitir lo que quedó pendiente de un ritual"
    case .twoThings: "Omitir dos cosas en tres días"
    case .futureDays: "Omitir algunos días futuros"
    }
  }
}
