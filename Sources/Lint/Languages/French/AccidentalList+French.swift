extension AccidentalList {
  public static let french = RuleWords(
    summary: "Un nombre qui commence une liste par accident",
    explanation: """
      Repère une liste numérotée d’un seul élément dont le numéro dépasse 99. Markdown lit un nombre et un point au début d’un \
      paragraphe comme le marqueur d’une liste (CommonMark 0.30, section 5.2).
      """,
    reason: """
      Le nombre ne fait plus partie du texte\u{A0}: d’autres lecteurs de Markdown peuvent afficher 1 au lieu de l’année.
      """,
    fix: """
      Écrit une barre oblique inverse devant le point, là où la liste est un seul paragraphe. Sûr\u{A0}: le texte reste tel \
      quel.
      """
  )
}
