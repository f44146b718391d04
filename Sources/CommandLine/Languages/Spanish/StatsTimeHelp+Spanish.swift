extension StatsTimeHelp {
  var spanish: String {
    switch self {
    case .from: "Empezar con este día; si no se indica, con el primer día de la semana del último"
    case .to: "Terminar con este día; si no se indica, con hoy"
    case .period: "un día o un periodo como “la semana pasada”, 2026-11 o 7d; si no se indica, esta semana hasta hoy"
    case .grouping: "Contar por los proyectos de las tareas, o por los nombres de los bloques"
    case .summary: "Mostrar cómo se reparte el tiempo planeado entre proyectos o bloques"
    case .discussion:
      """
      El tiempo es el de los bloques de los archivos de días: lo que se planeó, no lo que se midió. Un bloque con tareas de \
      varios proyectos se reparte por igual entre ellos; uno sin tareas así no cuenta para ningún proyecto. Los bloques que se \
      traslapan cuentan completos. Con --project es lo que le toca a ese proyecto; con --tag, lo que tiene la etiqueta: \
      bloques enteros que la tienen, o cuyo día la tiene, y de los demás lo que les toca a las tareas o los proyectos que la \
      tienen.

      --json muestra un objeto con `today, from, to, project` y `tags` (si se piden), `plannedMinutes, projects, blocks, \
      daysWithFile` y `daysWithoutFile`. Un proyecto o un bloque tiene `name` (`null` para ningún proyecto), `icon, color, \
      minutes` y `percent`.
      """
    case .showWeek: "Mostrar esta semana hasta hoy por proyecto"
    case .showByBlock: "Mostrar un mes por bloque"
    case .showProject: "Mostrar qué bloques de un mes fueron para un proyecto"
    case .showSomeDays: "Mostrar algunos días"
    case .success: "se mostró el tiempo, o no hay nada planeado"
    case .couldNotRun:
      "no se pudo leer la bóveda, no tiene ese proyecto o esa etiqueta, o el último día es anterior al primero"
    }
  }
}
