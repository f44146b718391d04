extension TodayHelp {
  var french: String {
    switch self {
    case .day: "un autre jour, affiché comme l’affiche `tidemark day`"
    case .summary: "Afficher la journée\u{A0}: ce qui est prévu, ce qui est à faire et ce qui est fait"
    case .discussion:
      """
      D’abord viennent ce qui se termine aujourd’hui et les jalons, puis les tâches hors des plages et ce qui est à faire ou \
      en retard dans les projets et sur les pages, sauf si une plage le prévoit. Une ligne dit ce qui arrive à échéance d’ici \
      une semaine, et une autre ce qui se compte. Puis vient ce que les quatre dernières semaines ont laissé en plan, avec la \
      commande qui le copie vers aujourd’hui, et les plages de la journée avec leurs tâches, parmi elles ce que l’horaire \
      d’une page a maintenant et ensuite, comme l’affiche `tidemark glance`. Une tâche récurrente qu’une plage copie, par son \
      nom et son heure, est affichée comme cette plage. Suivent les rituels où il reste quelque chose à faire, avec leurs \
      habitudes, puis les tâches récurrentes et les séries des pages et les rituels qu’on peut renouveler. Ce que vous avez \
      fait aujourd’hui vient à la fin. Avec --time, vous ne voyez que des rituels\u{A0}: ceux de cette partie de la journée et \
      ceux de toute heure.

      --json affiche un objet avec `today, now, currentTime, times` (si demandé), `rate, streak, ritualCount, activeCount, \
      day, occasions, rituals, trackers, tasks, dueSoon, counters, doneTasks, leftOver, renewals, withoutArc` et \
      `withUnreadArc`; `day` est comme dans «\u{A0}tidemark day --json\u{A0}», `occasions` comme dans «\u{A0}tidemark glance \
      --json\u{A0}», une tâche comme dans «\u{A0}tidemark tasks --json\u{A0}». Une habitude a `title, icon, state` (`done`, \
      `skipped` ou `open`), `path` et `line`. Ce qui est dans `trackers` a `kind` (`recurring` ou `streak`), `title, icon, \
      every, openSince, openTime, nextDay` et `nextTime` ou `streak, done` et `goal`, `isDone, page, path` et `line`. Ce qui \
      est resté en plan a `title, day, project, due, priority, path` et `line`.
      """
    case .everything: "Afficher tout ce qui est prévu et à faire aujourd’hui"
    case .nextDay: "Afficher le jour suivant"
    case .morning: "Afficher les rituels du matin et ceux de toute heure"
    case .success: "la journée a été affichée, qu’il y ait quelque chose à faire ou non"
    }
  }
}
