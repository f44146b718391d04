extension RitualHelp {
  var spanish: String {
    switch self {
    case .name: "el título de un ritual, o una parte de él"
    case .notes: "Mostrar las notas de todos los días de todos los arcos, y no solo las más recientes de este arco"
    case .summary: "Mostrar un ritual: su arco, hábitos, notas, hitos y rachas"
    case .discussion:
      """
      Muestra el arco que hoy está en curso, o si no hay, el más reciente. De cada hábito se muestra cuánto de su meta se \
      hizo, y en cuántos de los días en que ha tocado hasta ahora. Un día cuenta para la racha del ritual cuando se hizo todo \
      lo que tocaba. Un hito se alcanza en su día, en cuanto se hace todo lo que toca ese día, si se hizo algo en la mitad de \
      los días en que tocaba algo hasta entonces; si no, queda como pasado. Los arcos anteriores van al final. Lo que \
      escribiste se muestra donde corresponde: las notas del ritual, de sus arcos y hábitos, y las de los días, las más \
      recientes primero.

      --json muestra un objeto con `title, icon, category, color` (de la categoría), `time, path, line, theme, notes, streak, \
      completedArcs, asksForRenewal, renewal, arc` y `otherArcs`. Las notas son una lista de textos. Un arco tiene `number, \
      state` (`upcoming, active, complete, ended early`), `start, end, effectiveEnd, day, days, daysRemaining, notes, ofGoals, \
      soFar, habits` y `milestones` (`title, day, date, state`: `ahead, reached` o `passed`, `isReached, keptDays`: los días \
      con algo hecho de aquellos en que tocaba algo); una tasa tiene `done, due` y `percent`. Un hábito tiene `notes`, y \
      `notedEntries`: las entradas de su registro que tienen notas, cada una con `date, until, time, state` y `notes`.
      """
    case .showByWord: "Mostrar el ritual cuyo título tiene esta palabra"
    case .success: "se mostró el ritual"
    }
  }
}
