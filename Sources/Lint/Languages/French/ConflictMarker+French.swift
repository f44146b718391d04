extension ConflictMarker {
  public static let french = RuleWords(
    summary: "Une fusion non résolue",
    explanation: """
      Repère les lignes que git écrit entre les deux côtés d’un conflit\u{A0}: sept `<`, `|`, `=` ou `>` au début d’une ligne, \
      ou davantage si git en écrit davantage (`conflict-marker-size`). Dans un bloc de code, ce sont du texte.
      """,
    reason: """
      Tant que le conflit n’est pas résolu, le fichier contient les deux côtés, et Markdown lit les marques comme des titres \
      et des citations. Aucune commande ne réécrit un tel fichier.
      """,
    fix: nil
  )
}
