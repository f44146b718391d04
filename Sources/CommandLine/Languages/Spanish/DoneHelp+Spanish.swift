extension DoneHelp {
  var spanish: String {
    switch self {
    case .ritual: "Hacer todos los hábitos pendientes de este ritual"
    case .at: "La hora de la entrada de su registro"
    case .summary: "Dar cosas por hechas: marcar sus casillas o agregar el día de hoy a sus registros"
    case .discussion:
      """
      Se marca una casilla. Lo recurrente, una racha, un hábito o una actividad recibe una entrada en su registro: una por \
      cada vez que toca, o una al día. Una tarea de un proyecto recibe “done”, pasa a la sección “Done” si la hay, y sus \
      copias de ese día y de los posteriores también se marcan; las de días anteriores se quedan como están. Lo que un día \
      anterior dejó abierto, como lo muestra `tidemark today`, se marca ahí, si nada más tiene ese nombre. Si nombras varias \
      cosas, se hacen todas o ninguna. Si varias cosas tienen el mismo nombre, se toma la que está abierta; si varias lo \
      están, la de ese día. El nombre de un ritual quiere decir sus hábitos.
      """
    case .tickTask: "Marcar una tarea por una parte de su nombre"
    case .addYesterday: "Agregar el día de ayer a un registro"
    case .addThreeDays: "Agregar tres días a dos registros"
    case .openOfRitual: "Hacer lo que queda pendiente de un ritual"
    }
  }
}
