extension DayHelp {
  var spanish: String {
    switch self {
    case .day:
      "el día: 2026-11-20, “mañana”, “1 dic”, “hace 2 semanas”, o un día de la semana, que es hoy o el próximo; o “la semana pasada”"
    case .on: "Lo mismo que DATE, como lo tienen otros comandos"
    case .week: "Mostrar toda la semana en la que está el día"
    case .summary: "Mostrar un día, o una semana, como calendario"
    case .discussion:
      """
      Los bloques se muestran desde el inicio del día hasta su final, más altos cuanto más duran: los cortos con el número de \
      sus tareas, los altos con las tareas. Las palabras debajo de un bloque se cortan a una línea; `tidemark block show` las \
      muestra todas. Las notas del día vienen después de sus tareas, y antes de ellas, hoy y en los días posteriores, lo que \
      vence ese día y no está planeado en él: de proyectos, páginas y otros días, y lo recurrente sin hora. Se muestra el \
      tiempo libre, y los huecos largos se dibujan cortos. Hoy y en los días posteriores se muestran también los bloques de la \
      rutina de la bóveda. Una tarea recurrente con hora se muestra a esa hora; hoy y en los días posteriores, también las \
      filas de los horarios de las páginas. Ni unas ni otras ocupan tiempo libre, ni se muestran junto a un bloque de su \
      nombre y su hora. Una semana son siete columnas, o siete listas en una terminal angosta.

      --json muestra un objeto con `date, weekday, isToday, today, now, clock, range, plannedMinutes, freeMinutes, files` (o \
      `missingFile`, el que hay que crear), `unclaimed` (notas que llevan el nombre del día; `setting` es lo que las hace del \
      día), `blocks, free, recurring` (tareas a sus horas: `start, end` si toca cada ciertas horas, `title, icon, every, \
      state, page` o `project, path` y `line`), `rows` (de páginas: `start, end, title, icon, page, path` y `line`), `tasks` \
      (las que no están en ningún bloque), `due` (`title, icon, project` o `home, every, priority, path` y `line`), `notes` \
      (una lista de textos) y `problems`; `icon, words` e `introduction` son lo demás que dice el día. Un bloque tiene `start, \
      end, minutes, hasWrittenEnd, title, name`, el `icon` y el `color` con que se muestra, `ownIcon` y `ownColor, project` \
      (de todas sus tareas), `isRoutine, recurring` (la tarea de la que es copia), `isDoneEarlier` (la tarea de su nombre se \
      hizo en un bloque anterior), `phase` (`past, running, coming`), `overlaps, notify, tasks, notes, path` y `line`. Una \
      tarea tiene `title, state` (`open, done, dropped`) o `mark, project, notes` (entre ellas sus pasos), `path` y `line`. \
      Con --week el objeto tiene `first, last` y `days`.
      """
    case .showToday: "Mostrar el día de hoy"
    case .showNextFriday: "Mostrar el próximo viernes"
    case .showWeek: "Mostrar la semana de ese día"
    case .showNextWeek: "Mostrar la próxima semana"
    }
  }
}
