extension UnphasedRule {
  public static let spanish = RuleWords(
    summary: "Una regla que no dice desde cuándo cuenta",
    explanation: """
      Encuentra una regla como `2 weeks`, de más de un día, una semana, un mes o un año, sin `from`. Se cuenta desde la \
      primera entrada del registro y, sin ninguna, desde el lunes 2000-01-03.
      """,
    reason: "El archivo no dice cuál de dos semanas quieres, y agregar al registro un día anterior lo cambia.",
    fix: """
      Escribe `from` con un día desde el que tocan los mismos días de ahora en adelante. Seguro donde el registro tiene una \
      entrada. Si no tiene, nadie dijo desde cuándo: un día escrito debajo que no se lee, el próximo día a partir de hoy, o el \
      día que conserva lo que toca. Riesgoso.
      """
  )
}
