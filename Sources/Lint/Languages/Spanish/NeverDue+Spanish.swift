extension NeverDue {
  public static let spanish = RuleWords(
    summary: "Una regla que no cae en ningún día",
    explanation: "Encuentra una regla de recurrencia que, con sus `in`, `from` y `until`, no cumple ningún día del calendario.",
    reason: "El elemento no toca nunca, y nada más lo diría.",
    fix: "En una regla de un año con `in` de un mes, escribe el primer día de ese mes. Riesgoso: quizá se quería otro día."
  )
}
