extension UnreadValue {
  public static let french = RuleWords(
    summary: "Des mots qui devaient sans doute être une valeur",
    explanation: """
      Repère un élément de liste d’une page qui est du texte, et se termine par ce qui ressemble à un compteur ou à un nombre \
      écrit autrement\u{A0}: `Water: 3|8`, `Books = 12/30`, `Push-ups 20/50`, `Water 3 of 8 glasses`, `Chin-ups: best 9`, \
      `Weight: 72,5`, `Charge: 24%`. `Water 3/8` peut être un jour ou le résultat d’un match; il n’est repéré que là où la \
      page a un compteur. Repère aussi un nombre qui est lu, et qui dit autre chose à certains\u{A0}: `1.200`, qui peut être \
      1200, et `1e3`. Et un jour à venir, seul après le texte\u{A0}: `Half marathon: 2027-03-21`, et parmi des éléments qui \
      comptent des jours `Christmas (25 Dec)`. Et un nom avec un jour, qui peut revenir chaque année (`Mia 12.3.`, `Dad \
      *1951-08-30`) ou être une ligne de chronologie (`6.12. Nikolaus`, `Holidays 23.12.–6.1.`). Et un jour à côté d’une règle \
      qui ne le dit pas\u{A0}: `Luis 03/02/1979 (every: year)` revient le 1er janvier. Et l’avancement d’une tâche \
      ouverte\u{A0}: `60% done`, `7/12`.
      """,
    reason: "Ce qui n’est pas lu ne compte pas, et rien ne montre que cela ne compte pas.",
    fix: """
      Écrit la valeur telle qu’elle se lit. Risqué\u{A0}: vous voulez peut-être les mots tels quels. `72,5` et `1,200` \
      désignent un nombre dans certains pays et un autre ailleurs, il y a donc deux corrections.
      """
  )
}
