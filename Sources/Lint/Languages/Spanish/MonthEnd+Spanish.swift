extension MonthEnd {
  public static let spanish = RuleWords(
    summary: "Un día que algunos meses no tienen",
    explanation: """
      Encuentra una regla que nombra el 29, el 30 o el 31 del mes, si uno de sus meses no tiene ese día. Ese mes se salta (RFC \
      5545, sección 3.3.10).
      """,
    reason: "Lo que se hace cada 31 toca siete veces al año. Quizá quieres decir el último día de cada mes.",
    fix: "Escribe `last` en lugar de esos días. Riesgoso: el último día de febrero no siempre es el 29."
  )
}
