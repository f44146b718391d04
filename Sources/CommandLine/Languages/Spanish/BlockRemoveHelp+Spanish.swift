extension BlockRemoveHelp {
  var spanish: String {
    switch self {
    case .name: "su nombre, la hora a la que empieza, las dos cosas como en “Té 15:00”, o FILE:LINE"
    case .summary: "Quitar un bloque de tiempo de un día"
    case .discussion:
      """
      Se quita con sus tareas y todo lo que está debajo, y se guarda en .trash. Un bloque de la rutina se deja fuera del día: \
      su archivo lo dice con una línea como “- [-] Comida”, y `tidemark remove` de esa línea lo trae de vuelta.
      """
    case .fromToday: "Quitarlo de hoy"
    case .ofSeveral: "De varios con ese nombre, quitar el que empieza a esa hora"
    case .leaveOut: "Dejarlo fuera el viernes"
    }
  }
}
