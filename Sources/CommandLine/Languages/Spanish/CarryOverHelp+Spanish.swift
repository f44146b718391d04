extension CarryOverHelp {
  var spanish: String {
    switch self {
    case .from: "El día o los días de los que vienen; si no se indica, los siete anteriores al otro"
    case .to: "Copiarlas a este día; si no se indica, hoy, o el día siguiente con --from today"
    case .tasks:
      "cada una por su nombre o una parte de él, o FILE:LINE; todas si no se indica; un día escrito después de ellas es lo mismo que --to"
    case .summary: "Copiar a hoy, o a otro día, las tareas sin terminar de días anteriores"
    case .discussion:
      """
      Se copia lo que los últimos siete días dejaron abierto, cada tarea una vez, con sus pasos abiertos: al bloque del mismo \
      nombre si el otro día tiene uno, y si no, como tarea del día. Lo que un día posterior o su proyecto tiene como hecho o \
      descartado no se copia, ni lo que ya está planeado ahí. Los días de los que vienen se quedan como están: una casilla \
      abierta ahí dice que no se hizo entonces. Las tareas que quedaron en días más viejos se nombran, con el comando que las \
      copia; con --from nombras tú los días. --dry-run muestra lo que se copiaría. Si nombras tareas, solo se copian esas, las \
      haya dejado el día que sea.
      """
    case .copyLastSeven: "Copiar lo que dejaron abierto los últimos siete días"
    case .copyTwo: "Copiar dos tareas"
    case .copyToAnother: "Copiar una a otro día"
    case .copyOfDay: "Copiar lo que un día dejó abierto"
    case .showTomorrow: "Mostrar lo que recibiría el día de mañana"
    }
  }
}
