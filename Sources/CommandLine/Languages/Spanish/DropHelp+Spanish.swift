extension DropHelp {
  var spanish: String {
    switch self {
    case .items: "cada una por su nombre o una parte de él, o FILE:LINE"
    case .summary: "Marcar las tareas que no vas a hacer"
    case .discussion:
      """
      La casilla pasa a ser “[-]”, y la línea se queda. Una tarea de un proyecto se descarta con sus copias abiertas de hoy y \
      de días posteriores; lo que un día anterior dejó abierto se descarta ahí. De varias cosas se descartan todas o ninguna. \
      `tidemark reopen` las vuelve a abrir.
      """
    case .giveUp: "Descartar una tarea y dejarla en su lugar"
    }
  }
}
