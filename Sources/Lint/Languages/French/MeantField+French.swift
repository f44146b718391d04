extension MeantField {
  public static let french = RuleWords(
    summary: "Des mots entre parenthèses qui devaient sans doute être un champ",
    explanation: """
      Repère des parenthèses à la fin d’un élément qui disent sans deux-points ce que dit un champ\u{A0}: `(due tomorrow)`, \
      `(high)` sur une tâche, `(3x a week)`, `(every monday)`, `(streak)`; des champs entre accolades ou crochets, `{due: \
      2026-12-31}`; et un champ qui est un paragraphe à part. Seulement là où la clé est lue et où les mots disent une valeur \
      qu’elle peut avoir.
      """,
    reason: "Cela ressemble à un champ et se lit comme du texte\u{A0}: la tâche n’a pas de date, et ne revient pas.",
    fix: """
      Écrit le champ. Sûr pour des champs entre d’autres signes, et pour une clé dont la valeur ne peut dire qu’une chose \
      (`(due 31 Dec 2026)`). Risqué pour les jours qui dépendent d’aujourd’hui, pour des mots sans clé, et pour un paragraphe, \
      qui va à l’élément juste au-dessus.
      """
  )
}
