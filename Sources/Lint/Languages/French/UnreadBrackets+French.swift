extension UnreadBrackets {
  public static let french = RuleWords(
    summary: "Des mots entre parenthèses qui disent quand et se lisent comme du texte",
    explanation: """
      Repère des parenthèses après le texte d’un élément qui disent quand c’est, ou à quelle fréquence, d’une façon ou à un \
      endroit où aucun champ ne le dit\u{A0}: `(until friday)` dans un jour, `(till 30 nov)` sur une étape, `(every week)` sur \
      une tâche d’un jour, `(by summer 2027)`; et une clé sans sa valeur, `(due)`. Ce qui peut s’écrire tel qu’il est voulu \
      est repéré par `meant-field`.
      """,
    reason: "Vous l’avez peut-être écrit pour Tidemark, et aucune liste ni aucun rappel n’en sait rien.",
    fix: """
      Écrit la forme la plus proche qui est lue, là où il y en a une à cet endroit. Risqué\u{A0}: vous voulez peut-être les \
      mots tels quels.
      """
  )
}
