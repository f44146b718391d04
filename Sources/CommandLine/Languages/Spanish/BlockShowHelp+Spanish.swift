extension BlockShowHelp {
  var spanish: String {
    switch self {
    case .name: "su nombre o una parte de él, la hora a la que empieza, o FILE:LINE"
    case .day: "El día en que está; si no se indica, hoy o uno posterior"
    case .summary: "Mostrar un bloque de tiempo: sus horas, tareas y notas, su color y cuándo avisa"
    case .discussion:
      """
      El bloque se busca hoy, o en el día de --on, y después en días posteriores. Ves sus tareas con sus pasos, y todo lo que \
      está escrito debajo de ellas y debajo del bloque.

      --json muestra un objeto con `date, today, now` y `block`, que es lo que “tidemark day --json” muestra de él.
      """
    case .showToday: "Mostrar un bloque de hoy"
    case .showAtNine: "Mostrar lo que empieza mañana a las nueve"
    case .success: "se mostró el bloque"
    case .noSuchBlock: "no se pudo leer la bóveda, o ningún bloque tiene ese nombre, o lo tiene más de uno"
    }
  }
}
