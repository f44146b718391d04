extension HalfRange {
  public static let french = RuleWords(
    summary: "Une moitié d’intervalle",
    explanation: """
      Repère une date ou une heure au début d’un élément que suivent `/`, `..` ou un tiret et un chiffre, là où les deux ne se \
      lisent pas comme un intervalle.
      """,
    reason: """
      Si seule la première moitié était lue, un mois deviendrait un jour. Aucune ne l’est donc, et les deux restent dans le \
      texte.
      """,
    fix: """
      Écrit les deux bouts en entier, si le second peut se deviner\u{A0}: un jour du même mois, un mois et un jour de la même \
      année, une heure. Risqué\u{A0}: c’est une supposition.
      """
  )
}
