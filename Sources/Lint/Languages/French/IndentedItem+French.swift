extension IndentedItem {
  public static let french = RuleWords(
    summary: "Un élément de liste qui se lit comme du code, ou comme du texte de la ligne au-dessus",
    explanation: """
      Repère un bloc de code en retrait (CommonMark 0.30, section 4.4) dont la première ligne ressemble à un élément de liste. \
      Markdown lit comme du code les lignes en retrait de quatre colonnes ou plus qui ne continuent pas une liste. Juste sous \
      un autre texte, sans ligne vide, elles en font partie\u{A0}: y sont repérées une case, une liste sous un autre élément, \
      et sous un paragraphe une liste de deux éléments ou plus, ou d’un seul après un deux-points.
      """,
    reason: """
      Pour Tidemark, comme pour tout autre lecteur de Markdown, ce n’est pas un élément\u{A0}: sa case et ses dates sont \
      ignorées.
      """,
    fix: nil
  )
}
