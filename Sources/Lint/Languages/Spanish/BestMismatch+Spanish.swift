extension BestMismatch {
  public static let spanish = RuleWords(
    summary: "Un récord que no es el mejor de su registro",
    explanation: """
      Encuentra un número, en la línea de un elemento con `best`, que no es el más alto de los intentos de su registro, o el \
      más bajo con `lowest`.
      """,
    reason: """
      La línea y el registro dicen cosas distintas sobre el mismo récord. Casi siempre se anotó un intento y se olvidó la \
      línea.
      """,
    fix: """
      Escribe en la línea el mejor del registro, si el registro tiene uno mejor. Riesgoso: el equivocado puede ser el intento.
      """
  )
}
