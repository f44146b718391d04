extension UnreadProperty {
  public static let french = RuleWords(
    summary: "Une propriété qui n’est pas lue",
    explanation: """
      Repère une propriété dont la valeur n’est ni un texte ni une liste de textes\u{A0}: un dictionnaire, une liste dans \
      une liste, ou une valeur avec un alias, une ancre ou une étiquette de YAML, ou avec un commentaire comme `#me` à sa \
      place. Elle est gardée telle quelle. Repère aussi une ligne sous le titre qui est une propriété de ce type de fichier \
      et une valeur de celle-ci\u{A0}: `time: evening` dans un rituel; et dans l’en-tête d’un projet ce qu’ont ses tâches, \
      comme `due`, `deadline` ou `prio`.
      """,
    reason: "Ce qu’elle dit est ignoré, et aucune commande ne peut le changer. Un autre programme la lit peut-être.",
    fix: """
      Met une ligne du texte dans l’en-tête, si celui-ci n’a pas la propriété. Sûr, sauf pour les propriétés qui acceptent \
      n’importe quels mots.
      """
  )
}
