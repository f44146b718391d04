extension MalformedBox {
  public static let french = RuleWords(
    summary: "Quelque chose qui ressemble à une case et n’en est pas une",
    explanation: """
      Repère `[]`, `[ x]` et leurs semblables; une case suivie d’un mot sans espace; une case collée au marqueur de la liste \
      (`-[ ]`); une case au début d’une ligne sans marqueur; une case après l’icône, l’heure ou la date, ou après le texte; et \
      `☐`, `☑`, `( )` ou `(x)` devant le texte d’un élément de liste; dans une page, un jour, un projet et des piles aussi \
      `✓`, `✔` et `✅`, à moins qu’une ligne ne commence par une croix ou par un autre émoji.
      """,
    reason: """
      La ligne ressemble à une tâche et se lit comme du texte\u{A0}: elle ne peut pas être cochée, et n’est dans aucune liste \
      de ce qui est ouvert.
      """,
    fix: """
      Écrit la case, l’espace ou le marqueur qui manque, ou met la case au début. Sûr, sauf pour les parenthèses et les \
      coches, qui sont peut-être du texte, et pour une case après le texte.
      """
  )
}
