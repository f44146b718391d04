extension ReservedTitle {
  public static let french = RuleWords(
    summary: "Un projet nommé «\u{A0}All\u{A0}»",
    explanation: """
      Repère un fichier de type `project` dont le titre, ou le nom s’il n’a pas de titre, est *All*, en majuscules ou en \
      minuscules.
      """,
    reason: "*All* est la vue des tâches de tous les projets. Un projet de ce nom ne pourrait pas être choisi.",
    fix: nil
  )
}
