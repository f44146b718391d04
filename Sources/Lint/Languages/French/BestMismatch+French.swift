extension BestMismatch {
  public static let french = RuleWords(
    summary: "Un record qui n’est pas le meilleur de son journal",
    explanation: """
      Repère un nombre, dans la ligne d’un élément avec `best`, qui n’est pas le plus élevé des essais de son journal, ou le \
      plus bas avec `lowest`.
      """,
    reason: """
      La ligne et le journal disent deux choses différentes du même record. Le plus souvent, un essai a été noté et la ligne, \
      oubliée.
      """,
    fix: """
      Écrit dans la ligne le meilleur du journal, si le journal en a un meilleur. Risqué\u{A0}: c’est peut-être l’essai qui \
      est faux.
      """
  )
}
