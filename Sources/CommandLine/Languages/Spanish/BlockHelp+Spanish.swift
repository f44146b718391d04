extension BlockHelp {
  var spanish: String {
    switch self {
    case .summary: "Mostrar, agregar, mover, alargar, dividir o quitar un bloque de tiempo"
    case .discussion: "Escribe solo el nombre de un bloque para mostrarlo."
    case .name: "su nombre o una parte de él, la hora a la que empieza, las dos cosas como en “Té 15:00”, o FILE:LINE"
    case .day: "Buscar en este día; si no se indica, hoy y después en días posteriores"
    case .nearest: "Si la hora está ocupada, usar el hueco libre más cercano"
    case .overlap: "Si la hora está ocupada, escribirlo de todos modos"
    case .aboutNames:
      """
      El bloque se busca hoy, o en el día de --on, y después en días posteriores. Un bloque de la rutina que el día muestra se \
      escribe antes en el archivo del día.
      """
    }
  }
}
