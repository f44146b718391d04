extension UnscheduleHelp {
  var spanish: String {
    switch self {
    case .task: "su nombre en el día o una parte de él, o FILE:LINE para esa sola copia"
    case .day: "Quitarla solo de este día"
    case .block: "Quitarla solo de este bloque, por su nombre o la hora a la que empieza"
    case .summary: "Quitar una tarea de los días en que está planeada"
    case .discussion:
      """
      Se quitan todas las copias abiertas de hoy y de días posteriores; con --on, las de ese día; con --block, las que están \
      en ese bloque del día, o de hoy. Las copias marcadas se quedan, y también los días pasados, salvo que --on nombre uno. \
      Un bloque que tiene el nombre de la tarea y nada más también se quita. La tarea se queda en su proyecto; la línea de una \
      tarea sin proyecto se guarda en .trash. Lo que se pasó de un día anterior se descarta ahí, “[-]”, para que no vuelva a \
      quedar rezagado.
      """
    case .fromToday: "Quitarla de hoy y de todos los días posteriores"
    case .fromBlock: "Quitarla de un bloque"
    }
  }
}
