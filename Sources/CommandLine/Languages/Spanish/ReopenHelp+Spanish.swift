extension ReopenHelp {
  var spanish: String {
    switch self {
    case .items:
      """
      cada elemento por su nombre o una parte de él, o FILE:LINE; un ritual, por todos sus hábitos hechos u omitidos; pon \
      después un día, como ayer o lunes..miércoles
      """
    case .on: "El día o los días que se quitan de su registro; hoy si no se indica"
    case .summary: "Deshacer lo que hicieron “done”, “skip” o “drop”: abrir casillas o quitar el día de hoy de los registros"
    case .discussion:
      """
      Un intervalo de días de un registro se divide en ese día. Una tarea de un proyecto pierde “done”, sale de la sección \
      “Done”, y también se abren sus copias desde el día en que se hizo. Lo que en un día anterior está hecho o descartado se \
      abre ahí, si nada más tiene ese nombre.
      """
    case .openTask: "Volver a abrir una tarea"
    case .removeDay: "Quitar un día de un registro"
    case .removeTodayOfRitual: "Quitar el día de hoy de los registros de un ritual"
    }
  }
}
