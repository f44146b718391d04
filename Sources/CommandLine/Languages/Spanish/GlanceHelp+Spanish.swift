extension GlanceHelp {
  var spanish: String {
    switch self {
    case .page:
      """
      Mostrar los contadores, las casillas abiertas, las rachas y las tareas recurrentes de esta página: su título o una parte \
      de él, o su ruta
      """
    case .places: "Mostrar el archivo y la línea de cada cosa"
    case .summary: "Mostrar el día de un vistazo: lo de ahora y lo que sigue, hábitos, semanas y actividades"
    case .discussion:
      """
      Lo de ahora y lo que sigue son los bloques de hoy, con los de la rutina, y las filas de horario de todas las páginas; \
      con --page, solo las filas de esa página. Lo que empieza junto con otra cosa se muestra debajo de ella. Si nombras una \
      página, se muestran todas sus cifras. Los hitos de la vida y de los arcos se muestran en su día, y también las líneas de \
      tiempo que terminan y los días de las cuentas regresivas de las páginas. Las tareas son las de hoy fuera de los bloques \
      y lo pendiente, primero lo atrasado; lo rezagado de días anteriores se cuenta, y se muestra donde vence. Los contadores \
      son los de páginas que no han llegado a su meta, entre ellos un conteo hasta un número (`to: 12`). Las tareas \
      recurrentes y las rachas de las páginas son las que hoy están abiertas. Los hábitos son los que están abiertos, a lo más \
      cuatro, primero los de esta parte del día. Se nombra el primer ritual que se puede renovar. Las actividades muestran los \
      días desde que hiciste cada una: -1D es ayer, [x] hoy, y un guion nunca. De un archivo de actividades se muestran las \
      primeras cuatro, o tantas como diga su propiedad `glance`. Todo cabe en 24 líneas de 80 columnas: donde hay mucho, se \
      muestran menos de cada cosa y el resto se cuenta.

      --json muestra un objeto con `today, now, time, current` y `next` (`kind`: `block` o `row`; `title, start, end, \
      minutesLeft` o `startsInMinutes, isRoutine, page`), `alsoNow` y `alsoNext` (los que empiezan junto con ellos), \
      `missingFile, occasions` (`kind`: `life, arc, timeline` o `countDown`; `text, start, end, page`), `ritualCount, rate, \
      streak, habits, openHabits, nextRitual, renewals, tasks, leftOver` (un número), `counters, recurring` y `streaks` (como \
      `trackers` de “tidemark today --json”), `page` (`counters, openBoxes, streaks, recurring`), `life` y `activities`; lo \
      que está en un archivo tiene `path` y `line`.
      """
    case .showDay: "Mostrar el día de un vistazo"
    case .withPage: "Mostrar además una página"
    }
  }
}
