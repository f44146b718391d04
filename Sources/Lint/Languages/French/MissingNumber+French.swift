extension MissingNumber {
  public static let french = RuleWords(
    summary: "Un compte sans nombre, ou avec un nombre illisible",
    explanation: """
      Repère un élément avec `count` dont le texte ne se termine pas par un deux-points et un nombre, et qui se lit comme 0; \
      et un élément avec `count` ou `best` où autre chose suit le deux-points.
      """,
    reason: "Un nombre qui n’est pas lu ne peut ni augmenter ni diminuer, et une commande en écrirait un deuxième.",
    fix: """
      Écrit `: 0` s’il n’y a pas de chiffre dans le texte, ce qui est sûr; le deux-points devant le seul nombre qui s’y \
      trouve, ou un point au lieu d’une virgule, ce qui est risqué\u{A0}: le nombre fait peut-être partie du nom.
      """
  )
}
