extension ForeignField {
  public static let french = RuleWords(
    summary: "Un champ écrit comme dans un autre programme, ou sans ses parenthèses",
    explanation: """
      Repère `due:: 2026-12-31` sans crochets et `due:2026-12-31`; une clé de date avec une date là où il n’y a pas de \
      groupe\u{A0}: `due: 2026-12-31`, `[due: 2026-12-31]`, `(due 2026-12-31)`; et un jour à la fin du texte d’une tâche \
      ouverte, après `due`, `by` ou `@`\u{A0}: `due tomorrow`. Les lignes entières d’un autre programme sont repérées par \
      `foreign-line`.
      """,
    reason: "Cela ressemble à un champ et se lit comme du texte\u{A0}: la tâche n’a pas de date.",
    fix: """
      Enlève le champ du texte et l’écrit dans le groupe de la ligne, avec la graphie que celui-ci emploie, ou dans un nouveau \
      groupe à la fin, là où la clé est lue et la valeur correcte. Risqué après `by` et `@`, et pour un jour qui dépend \
      d’aujourd’hui.
      """
  )
}
