extension StatsSpanHelp {
  var spanish: String {
    switch self {
    case .discussion:
      """
      De los rituales cuenta lo que se hizo de lo que tocaba, y los días perfectos, en que se hizo todo lo que tocaba. Las \
      tareas de proyectos y de días y las casillas de páginas cuentan el día en que se hicieron. De las páginas cuenta las \
      rachas, las tareas recurrentes que se hicieron u omitieron, también las de proyectos, y los intentos de récord; una \
      semana cuenta para el mes en que empieza. Un número de una página no tiene historial: se muestra como está hoy, y solo \
      si el periodo incluye el día de hoy. Lo apartado no cuenta. Opciones como --tag cuentan solo lo que piden; los hábitos \
      de un ritual se cuentan todos o ninguno, según las etiquetas y la categoría de su archivo. En las sumas de --by, lo que \
      no tiene proyecto, etiqueta o categoría tiene una fila propia.
      """
    case .members:
      """
      Una tasa tiene `done, due` y `percent`; `all` y un ritual tienen `rate, dueDays, perfectDays, longestStreak, checkIns` y \
      `activeDays`; `tasks` tiene `project` o `page` (las de los días, ninguno) y `done`. Lo que está en una página, o es \
      recurrente en un proyecto, tiene `title, icon, page` o `project`, y `path`; una racha tiene además `rate, longest` y \
      `current`, una tarea recurrente `settled`, un récord `attempts, best, value` y `unit`, un número `type, value, goal, \
      unit, percent` e `isReached`. Con --by hay `sums`: `name, habits, streaks, recurring, tasks` y `activities` de cada uno.
      """
    case .key: "Mostrar en su lugar sumas por etiqueta, categoría o proyecto"
    case .success: "se mostró, o no hay nada que contar"
    case .couldNotRun: "no se pudo leer la bóveda, o esos días no se pueden mostrar"
    }
  }
}
