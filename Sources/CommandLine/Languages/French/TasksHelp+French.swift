extension TasksHelp {
  var french: String {
    switch self {
    case .words: "des mots qui sont dans le titre, les notes ou le journal d’une tâche"
    case .doneExpected: "un nombre ou «\u{A0}all\u{A0}»"
    case .done: "Afficher les N dernières tâches faites (par défaut\u{A0}: 4; avec des options comme --tag ou --due\u{A0}: 0)"
    case .summary: "Donner la liste de toutes les tâches, ou de celles que vous demandez"
    case .discussion:
      """
      Viennent d’abord les tâches de vos jours qui ne sont d’aucun projet\u{A0}: ensemble celles que les quatre dernières \
      semaines ont laissées ouvertes, puis celles d’aujourd’hui et des jours suivants, par jour. Ensuite viennent ce qui est \
      ouvert, par projet, et les cases des pages, chacune avec sa section; les tâches récurrentes qui ne sont pas encore \
      ouvertes sont seulement comptées. Les piles suivent, et ce qui a été fait vient à la fin. Les tâches sans priorité \
      viennent avant celles qui en ont une, et au sein d’une priorité elles vont par échéance. Chaque tâche montre la \
      prochaine plage où elle est prévue. Une tâche récurrente compte comme ouverte à partir du jour de son échéance, jusqu’à \
      ce qu’elle soit faite ou sautée.

      Avec des options comme --tag ou --due, la recherche porte sur les tâches de tous les jours. --sort et --group font de \
      tout une seule liste; --open --sort priority commence par ce qui est urgent.

      --json affiche un objet avec `today, now, project, counts, done`, et `stacks, projects, pages` et `days`, ou avec --sort \
      ou --group, `groups`. Une tâche a `title, state, kind` et `type, path` et `line`, et ce qu’elle dit d’autre\u{A0}: \
      `project, page, section, day, tags, due, daysUntilDue, priority, done, since, steps, every, nextDay, nextBlock` et \
      `found`, les lignes qui ont WORDS.
      """
    case .showAll: "Afficher ce qu’il y a à faire"
    case .showDue: "Afficher ce qui est à faire d’ici demain, et ce qui est en retard"
    case .showProject: "Afficher un projet avec tout ce qui a été fait"
    case .showTag: "Afficher ce qui a un mot-clé, page par page"
    case .showUrgent: "Afficher ce qui est ouvert, l’urgent d’abord"
    case .success: "les tâches ont été affichées, ou il n’y en a aucune"
    case .couldNotRun: "le coffre n’a pas pu être lu, ou il n’a pas ce projet, cette page ou ce mot-clé"
    }
  }
}
