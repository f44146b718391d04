extension TodayHelp {
  var spanish: String {
    switch self {
    case .day: "otro día, que se muestra como lo muestra `tidemark day`"
    case .summary: "Mostrar el día: lo planeado, lo pendiente y lo hecho"
    case .discussion:
      """
      Primero vienen lo que termina hoy y los hitos, luego las tareas que no están en ningún bloque y lo pendiente o atrasado \
      de los proyectos y las páginas, salvo si está planeado en un bloque. Una línea dice lo que vence en una semana, y otra \
      lo que se cuenta. Después viene lo rezagado de las últimas cuatro semanas, con el comando que lo copia a hoy, y los \
      bloques del día con sus tareas, entre ellos lo que el horario de una página tiene ahora y después, como lo muestra \
      `tidemark glance`. Una tarea recurrente que un bloque copia, por su nombre y su hora, se muestra como ese bloque. Siguen \
      los rituales que tienen algo pendiente, con sus hábitos, y luego las tareas recurrentes y las rachas de las páginas y \
      los rituales que se pueden renovar. Lo que hiciste hoy viene al final. Con --time solo ves rituales: los de esa parte \
      del día y los de cualquier hora.

      --json muestra un objeto con `today, now, currentTime, times` (si se pide), `rate, streak, ritualCount, activeCount, \
      day, occasions, rituals, trackers, tasks, dueSoon, counters, doneTasks, leftOver, renewals, withoutArc` y \
      `withUnreadArc`; `day` es como en “tidemark day --json”, `occasions` como en “tidemark glance --json”, una tarea como en \
      “tidemark tasks --json”. Un hábito tiene `title, icon, state` (`done`, `skipped` u `open`), `path` y `line`. Lo que está \
      en `trackers` tiene `kind` (`recurring` o `streak`), `title, icon, every, openSince, openTime, nextDay` y `nextTime` o \
      `streak, done` y `goal`, `isDone, page, path` y `line`. Lo rezagado tiene `title, day, project, due, priority, path` y \
      `line`.
      """
    case .everything: "Mostrar todo lo planeado y pendiente de hoy"
    case .nextDay: "Mostrar el día siguiente"
    case .morning: "Mostrar los rituales de la mañana y los de cualquier hora"
    case .success: "se mostró el día, haya o no algo pendiente"
    }
  }
}
