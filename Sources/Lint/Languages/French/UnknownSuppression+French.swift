extension UnknownSuppression {
  public static let french = RuleWords(
    summary: "Une exception qui ne nomme aucune règle",
    explanation: """
      Repère dans `<!-- tidemark: allow … -->`, dans `<!-- tidemark: allow-file … -->` ou dans la propriété `allow` un nom \
      qu’aucune règle ne porte, et un tel commentaire sans nom.
      """,
    reason: "Elle ne fait rien taire pour l’instant, et pourrait cacher un constat d’une version à venir.",
    fix: "Écrit la règle la plus proche. Risqué\u{A0}: une autre est peut-être voulue."
  )
}
