extension GlanceHelp {
  var french: String {
    switch self {
    case .page:
      """
      Afficher les compteurs, les cases ouvertes, les séries et les tâches récurrentes de cette page\u{A0}: son titre ou une \
      partie du titre, ou son chemin
      """
    case .places: "Afficher le fichier et la ligne de chaque chose"
    case .summary:
      "Afficher la journée d’un coup d’œil\u{A0}: ce qui est en cours et ce qui suit, habitudes, semaines et activités"
    case .discussion:
      """
      Ce qui est en cours et ce qui suit, ce sont les plages d’aujourd’hui, avec celles de la routine, et les lignes d’horaire \
      de toutes les pages; avec --page, seulement les lignes de cette page. Ce qui commence en même temps qu’autre chose est \
      affiché dessous. Si vous nommez une page, tous ses chiffres sont affichés. Les jalons de la vie et des arcs sont \
      affichés le jour venu, de même que les chronologies qui se terminent et les jours des comptes à rebours des pages. Les \
      tâches sont celles d’aujourd’hui hors des plages et ce qui est à faire, ce qui est en retard d’abord; ce que des jours \
      précédents ont laissé en plan est compté, et affiché là où c’est à échéance. Les compteurs sont ceux de pages qui n’ont \
      pas atteint leur objectif, dont un compte jusqu’à un nombre (`to: 12`). Les tâches récurrentes et les séries des pages \
      sont celles qui sont ouvertes aujourd’hui. Les habitudes sont celles qui sont ouvertes, quatre au plus, celles de cette \
      partie de la journée d’abord. Le premier rituel qu’on peut renouveler est nommé. Les activités montrent les jours depuis \
      la dernière fois\u{A0}: «\u{A0}-1 j\u{A0}» est hier, [x] aujourd’hui, et un tiret jamais. D’un fichier d’activités, les \
      quatre premières sont affichées, ou autant que le dit sa propriété `glance`. Le tout tient en 24 lignes de 80 \
      colonnes\u{A0}: là où il y a beaucoup, moins de chaque chose est affiché, et le reste est compté.

      --json affiche un objet avec `today, now, time, current` et `next` (`kind`\u{A0}: `block` ou `row`; `title, start, end, \
      minutesLeft` ou `startsInMinutes, isRoutine, page`), `alsoNow` et `alsoNext` (ceux qui commencent en même temps), \
      `missingFile, occasions` (`kind`\u{A0}: `life, arc, timeline` ou `countDown`; `text, start, end, page`), `ritualCount, \
      rate, streak, habits, openHabits, nextRitual, renewals, tasks, leftOver` (un nombre), `counters, recurring` et `streaks` \
      (comme `trackers` de «\u{A0}tidemark today --json\u{A0}»), `page` (`counters, openBoxes, streaks, recurring`), `life` et \
      `activities`; ce qui est dans un fichier a `path` et `line`.
      """
    case .showDay: "Afficher la journée d’un coup d’œil"
    case .withPage: "Afficher une page avec elle"
    }
  }
}
