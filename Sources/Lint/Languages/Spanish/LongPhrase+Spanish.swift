extension LongPhrase {
  public static let spanish = RuleWords(
    summary: "Una frase de más de 140 caracteres",
    explanation: """
      Encuentra una marca de una vida cuyo texto, sin fecha, ícono ni campos, tiene más de 140 caracteres, contados como se \
      ven: un emoji es uno.
      """,
    reason: "Una frase es una línea junto al cuadro de la semana. Un texto más largo es una nota, y va en un párrafo debajo.",
    fix: nil
  )
}
