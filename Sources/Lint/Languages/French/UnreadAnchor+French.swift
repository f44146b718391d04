extension UnreadAnchor {
  public static let french = RuleWords(
    summary: "Un élément qui commence comme une heure ou une date et se lit comme du texte",
    explanation: """
      Repère un élément qui commence par la forme d’une heure ou d’une date que n’a aucune horloge ni aucun calendrier \
      (`25:00`, `2026-02-30`), et un élément avec une heure dont il ne peut rien faire, parce qu’une clé comme `every` dit ce \
      qu’il est. Dans un jour et dans la routine, aussi ce qui devait sans doute être une heure (`10.30`, `at 19:00`, `7 - \
      8`), une ligne sans marqueur de liste qui commence par une heure, et un autre jour (`tomorrow:`), ou celui-ci et une \
      heure (`today 14:00`). Repère aussi une deuxième heure ou date après la première (`12:00, 13:00 lunch`); dans une page, \
      `9:00; coffee`, `24.12.2026 Christmas` et `Sept 2026 - Feb 2027: write`. Dans un jour et parmi les lignes d’un horaire, \
      aussi les heures après le texte (`lunch 12-13`, et pour une tâche ouverte `call Mum 17:30`), et la durée d’une plage \
      (`11:00 standup (15 min)`, `11:00 for 45 min call`); dans un horaire, toute graphie d’un jour, et des jours devant une \
      heure (`Mondays 18:00 choir`).
      """,
    reason: "Cela ressemble à une ligne d’horaire ou à une ligne de journal, et n’est ni l’une ni l’autre.",
    fix: """
      Écrit l’heure voulue, ou fait de la ligne un élément de liste. Sûr là où les mots ne peuvent rien vouloir dire d’autre, \
      comme `(23:00)`; risqué là où ils peuvent être un nombre ou une phrase. Ce qui est d’un autre jour reste en place\u{A0}: \
      cela va dans un autre fichier.
      """
  )
}
