extension MisplacedGroup {
  public static let french = RuleWords(
    summary: "Des champs qui ne terminent pas la ligne",
    explanation: """
      Repère un groupe de champs que suit du texte, ou un point d’interrogation; aussi un groupe dans les lignes sous celle de \
      l’élément. Seuls des mots-clés, des commentaires, un signe parmi `.,;:!` et un identifiant peuvent venir après. Dans un \
      titre, repère les mots-clés après ses champs, et un identifiant.
      """,
    reason: """
      Une parenthèse n’est un groupe de champs qu’à la fin. Ailleurs, elle fait partie du texte, et ses champs sont ignorés.
      """,
    fix: """
      Met le groupe à la fin de la ligne. Sûr\u{A0}: proposé seulement là où il y est lu en entier. Écrit les mots-clés d’un \
      titre avant ses champs. Risqué\u{A0}: le titre les montre alors.
      """
  )
}
