extension RitualHelp {
  var french: String {
    switch self {
    case .name: "le titre d’un rituel, ou une partie du titre"
    case .notes: "Afficher les notes de tous les jours de tous les arcs, et non seulement les dernières de cet arc"
    case .summary: "Afficher un rituel\u{A0}: son arc, ses habitudes, notes, jalons et séries"
    case .discussion:
      """
      La commande affiche l’arc en cours aujourd’hui, sinon le dernier. Pour chaque habitude, on voit ce qui a été fait de son \
      objectif, et des jours où elle a été à faire jusqu’ici. Un jour compte pour la série du rituel quand tout ce qui était à \
      faire ce jour-là a été fait. Un jalon est atteint le jour dit, dès que tout ce qui est à faire ce jour-là est fait, si \
      quelque chose a été fait la moitié des jours où il y avait quelque chose à faire jusque-là; sinon il est passé. Les arcs \
      précédents viennent à la fin. Ce que vous avez écrit est affiché à sa place\u{A0}: les notes du rituel, de ses arcs et \
      habitudes, et celles des jours, les dernières d’abord.

      --json affiche un objet avec `title, icon, category, color` (de la catégorie), `time, path, line, theme, notes, streak, \
      completedArcs, asksForRenewal, renewal, arc` et `otherArcs`. Les notes sont une liste de textes. Un arc a `number, \
      state` (`upcoming, active, complete, ended early`), `start, end, effectiveEnd, day, days, daysRemaining, notes, ofGoals, \
      soFar, habits` et `milestones` (`title, day, date, state`\u{A0}: `ahead, reached` ou `passed`, `isReached, \
      keptDays`\u{A0}: les jours où quelque chose a été fait parmi ceux où il y avait quelque chose à faire); un taux a `done, \
      due` et `percent`. Une habitude a `notes`, et `notedEntries`\u{A0}: les entrées de son journal qui ont des notes, \
      chacune avec `date, until, time, state` et `notes`.
      """
    case .showByWord: "Afficher le rituel dont le titre contient ce mot"
    case .success: "le rituel a été affiché"
    }
  }
}
