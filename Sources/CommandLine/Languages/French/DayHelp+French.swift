extension DayHelp {
  var french: String {
    switch self {
    case .day:
      """
      le jour\u{A0}: 2026-11-20, «\u{A0}demain\u{A0}», «\u{A0}1er déc.\u{A0}», «\u{A0}il y a 2 semaines\u{A0}», ou un jour de \
      la semaine, qui est aujourd’hui ou le prochain; ou «\u{A0}semaine dernière\u{A0}»
      """
    case .on: "La même chose que DATE, comme l’ont d’autres commandes"
    case .week: "Afficher toute la semaine où est le jour"
    case .summary: "Afficher une journée, ou une semaine, comme un calendrier"
    case .discussion:
      """
      Les plages sont affichées du début de la journée à sa fin, d’autant plus hautes qu’elles durent longtemps\u{A0}: les \
      courtes avec le nombre de leurs tâches, les hautes avec les tâches. Les mots sous une plage sont coupés à une ligne; \
      `tidemark block show` les affiche tous. Les notes de la journée viennent après ses tâches, et avant elles, aujourd’hui \
      et les jours suivants, ce qui est à faire ce jour-là et n’y est pas prévu\u{A0}: de projets, de pages et d’autres jours, \
      et ce qui est récurrent sans heure. Le temps libre est affiché, et les longs vides sont dessinés courts. Aujourd’hui et \
      les jours suivants, les plages de la routine du coffre sont affichées aussi. Une tâche récurrente qui a une heure est \
      affichée à cette heure; aujourd’hui et les jours suivants, les lignes des horaires des pages aussi. Ni les unes ni les \
      autres n’occupent le temps libre, et aucune n’est affichée à côté d’une plage de même nom et de même heure. Une semaine, \
      ce sont sept colonnes, ou sept listes dans un terminal étroit.

      --json affiche un objet avec `date, weekday, isToday, today, now, clock, range, plannedMinutes, freeMinutes, files` (ou \
      `missingFile`, celui à créer), `unclaimed` (des notes qui portent le nom du jour; `setting` est ce qui en fait celles du \
      jour), `blocks, free, recurring` (les tâches à leurs heures\u{A0}: `start, end` si elle revient à quelques heures \
      d’intervalle, `title, icon, every, state, page` ou `project, path` et `line`), `rows` (des pages\u{A0}: `start, end, \
      title, icon, page, path` et `line`), `tasks` (celles qui ne sont dans aucune plage), `due` (`title, icon, project` ou \
      `home, every, priority, path` et `line`), `notes` (une liste de textes) et `problems`; `icon, words` et `introduction` \
      sont ce que dit la journée en plus. Une plage a `start, end, minutes, hasWrittenEnd, title, name`, l’`icon` et la \
      `color` avec lesquelles elle est affichée, `ownIcon` et `ownColor, project` (de toutes ses tâches), `isRoutine, \
      recurring` (la tâche dont elle est une copie), `isDoneEarlier` (la tâche de son nom a été faite dans une plage qui la \
      précède), `phase` (`past, running, coming`), `overlaps, notify, tasks, notes, path` et `line`. Une tâche a `title, \
      state` (`open, done, dropped`) ou `mark, project, notes` (dont ses étapes), `path` et `line`. Avec --week, l’objet a \
      `first, last` et `days`.
      """
    case .showToday: "Afficher la journée d’aujourd’hui"
    case .showNextFriday: "Afficher le prochain vendredi"
    case .showWeek: "Afficher la semaine de ce jour"
    case .showNextWeek: "Afficher la semaine prochaine"
    }
  }
}
