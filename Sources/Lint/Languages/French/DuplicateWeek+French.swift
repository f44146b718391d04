extension DuplicateWeek {
  public static let french = RuleWords(
    summary: "Deux marques dans une même semaine d’une vie",
    explanation: """
      Repère une marque dont la semaine a déjà une marque plus haut dans le fichier. Les semaines d’une vie commencent le jour \
      de la semaine de son premier jour, et non avec celles du calendrier.
      """,
    reason: """
      Une semaine a un carré, et une seule marque pour le remplir\u{A0}: la première. Ce que dit la deuxième n’est pas montré.
      """,
    fix: nil
  )
}
