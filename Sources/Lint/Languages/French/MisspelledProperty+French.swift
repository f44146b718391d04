extension MisspelledProperty {
  public static let french = RuleWords(
    summary: "Une propriété presque connue",
    explanation: """
      Repère une propriété inconnue qui est à une lettre (à deux, dans les mots de six lettres et plus) d’une propriété que ce \
      type de fichier peut avoir et n’a pas, ou qui commence par les mêmes six lettres (`expected` pour `expectancy`), ou qui porte le nom \
      d’une propriété en allemand, en français ou en espagnol (`etiquetas` pour `tags`). \
      Majuscules et minuscules sont distinguées\u{A0}: `Theme` n’est pas `theme`. Les autres propriétés sont gardées sans un \
      mot.
      """,
    reason: "Une propriété mal écrite a l’air correcte, mais ce qu’elle dit est ignoré.",
    fix: "Écrit la propriété la plus proche. Risqué\u{A0}: vous voulez peut-être le mot tel quel."
  )
}
