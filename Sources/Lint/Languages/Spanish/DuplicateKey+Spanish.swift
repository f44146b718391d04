extension DuplicateKey {
  public static let spanish = RuleWords(
    summary: "Una clave que está dos veces",
    explanation: """
      Encuentra una clave que un campo anterior de la misma línea ya tiene, en el mismo grupo o en otro. Cuenta la primera; la \
      segunda se conserva y no significa nada.
      """,
    reason: "Uno de los dos valores está mal o es viejo, y solo tú sabes cuál.",
    fix: nil
  )
}
