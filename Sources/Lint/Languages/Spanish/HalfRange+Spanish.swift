extension HalfRange {
  public static let spanish = RuleWords(
    summary: "Medio intervalo",
    explanation: """
      Encuentra una fecha u hora al principio de un elemento a la que siguen `/`, `..` o un guion y una cifra, donde los dos \
      no se leen como un intervalo.
      """,
    reason: """
      Si solo se leyera la primera mitad, un mes se volvería un día. Por eso no se lee ninguna, y las dos se quedan en el \
      texto.
      """,
    fix: """
      Escribe completos los dos extremos, si se puede adivinar el segundo: un día del mismo mes, un mes y un día del mismo \
      año, una hora. Riesgoso: es una suposición.
      """
  )
}
