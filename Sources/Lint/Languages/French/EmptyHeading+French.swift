extension EmptyHeading {
  public static let french = RuleWords(
    summary: "Un titre sans mots",
    explanation: """
      Repère de un à trois `#` sans rien à la suite, que Markdown lit comme un titre (CommonMark 0.30, section 4.2).
      """,
    reason: "Ce qui suit est dans une section ou un groupe sans nom, et aucune commande ne peut le trouver.",
    fix: nil
  )
}
