extension NeverDue {
  public static let spanish = RuleWords(
    summary: "Una regla que no vence nunca",
    explanation: "Encuentra una regla de recurrencia que, con sus `in`, `from` y `until`, no cumple ningún día del calendario.",
    reason: "El elemento no vence nunca, y nada más lo diría.",
    fix: "Escribe el primer día del mes en un año con `in` de ese mes. Riesgoso: quizá se quería otro día."
  )
}
