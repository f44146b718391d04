extension AccidentalHeading {
  public static let french = RuleWords(
    summary: "Un «\u{A0}-\u{A0}» ou «\u{A0}=\u{A0}» isolé, ou un trait, qui forme un titre",
    explanation: """
      Repère une ligne d’un ou deux `-` ou `=` juste sous un texte. Markdown lit le texte comme un titre (CommonMark 0.30, \
      section 4.3). Trois tirets ou plus sont repérés sous plusieurs lignes, et sous une seule qui est plus de deux fois plus \
      longue qu’eux, dans un fichier qui marque ses sections avec `#`; trois le sont aussi sous une telle ligne d’un jour.
      """,
    reason: "Un élément de liste vide, ou une ligne de tirets, fait du paragraphe au-dessus le titre d’une section.",
    fix: "Sépare les deux lignes par une ligne vide. Risqué\u{A0}: vous vouliez peut-être un titre."
  )
}
