extension ActivitiesHelp {
  var spanish: String {
    switch self {
    case .since: "Enumerar lo que se hizo en un periodo como 31d, 3m, “el mes pasado” o lunes..miércoles, o desde un día"
    case .name: "una actividad: su nombre o una parte de él"
    case .summary: "Mostrar las actividades en su orden, cuándo se hizo cada una por última vez y con qué frecuencia"
    case .discussion:
      """
      Un día cuenta una vez, por más veces que esté anotado; los días futuros no cuentan. Los últimos 7 días son hoy y los \
      seis anteriores; N meses empiezan al día siguiente de la misma fecha de hace N meses; --since acepta cualquier otro \
      periodo, o un día para empezar. “Última” es hoy, o hace cuántos días fue, como -1D; “Cada” es el número medio de días de \
      un registro al siguiente, “Pausa máx.”, la pausa más larga. Con NAME se muestra una sola actividad con sus detalles \
      y un año de días.

      --json muestra un objeto con `today, doneToday, notes` (del archivo) y `activities`, cada una con sus detalles como \
      `notes`; con --since, los registros de ese periodo; con NAME, una actividad con sus registros, de 12 meses salvo \
      que --since diga menos.
      """
    case .showAll: "Mostrar todas las actividades"
    case .listDays: "Enumerar lo que se hizo en los últimos 31 días"
    case .listMonth: "Enumerar lo que se hizo en un mes"
    case .showOne: "Mostrar una actividad con un año de días"
    case .success: "se mostraron las actividades, o no hay ninguna"
    case .couldNotRun: "no se pudo leer la bóveda, o ninguna actividad tiene ese nombre, o lo tiene más de una"
    }
  }
}
