extension ChangesHelp {
  var spanish: String {
    switch self {
    case .thing: "el nombre de un elemento, una sección o un archivo, o una parte de él; o una ruta"
    case .since: "Empezar en este día, hace este tiempo, o con el primero de estos días; hace una semana si no se indica"
    case .summary: "Mostrar qué cambió en la bóveda, como hechos de su historial de git"
    case .discussion:
      """
      Primero viene lo que aún no está en un commit, luego un commit tras otro, primero el más reciente, con el día y la hora \
      que tiene. Una fusión se muestra una vez, con lo que trajo. Con ITEM solo ves lo que se refiere a cosas de ese nombre, \
      también con sus nombres anteriores; con un archivo o una carpeta, solo lo que se refiere a él o a ella.

      `DAYS` es una fecha, “ayer”, un día de la semana (el último que pasó), un tiempo como “10 días” o “3 meses”, o un \
      periodo como “el mes pasado”, que cuenta desde su primer día.

      --json muestra una lista de commits, cada uno con `commit` (`null` para lo que no está en ninguno), `date, author, \
      subject` y `files`; un archivo tiene `path, oldPath, title, kind` y `changes`; un cambio dice de qué es, qué cambió, \
      `from`, `to` y `text`, la línea que se muestra.
      """
    case .pastWeek: "Mostrar los cambios de la última semana"
    case .followOneItem: "Seguir un elemento"
    case .followOneFile: "Seguir un archivo"
    case .success: "se mostraron los cambios, o no hay ninguno"
    case .couldNotRun: "falta git, o la bóveda no está en ningún repositorio"
    }
  }
}
