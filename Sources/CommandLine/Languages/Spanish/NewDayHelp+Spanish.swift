extension NewDayHelp {
  var spanish: String {
    switch self {
    case .date: "un día como 2026-11-20, “mañana” o “el próximo lunes”; hoy si no se indica"
    case .summary: "Crear un día con los bloques de la rutina"
    case .discussion:
      """
      Los bloques de la rutina de la bóveda que tocan ese día se escriben en él, con sus íconos, colores y tareas. De dos que \
      se traslapan se escribe el que empieza primero. Sin --output el archivo va a `days/` en la bóveda, o a donde están sus \
      otros días; fuera de una bóveda, a esta carpeta. Un día que ya tiene archivo se deja como está.

      Un día sin archivo muestra la rutina de todos modos. Crea un archivo para cambiar lo que dice el día.
      """
    case .beginToday: "Crear el día de hoy"
    case .beginTomorrow: "Crear el día de mañana"
    }
  }
}
