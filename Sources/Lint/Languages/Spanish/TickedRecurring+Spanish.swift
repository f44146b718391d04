extension TickedRecurring {
  public static let spanish = RuleWords(
    summary: "Una tarea recurrente cuya casilla está marcada",
    explanation: """
      Encuentra `[x]` antes de un elemento con `every`, antes de un hábito de un ritual y antes de una actividad. Su registro \
      dice qué se hizo y cuándo; la casilla, no.
      """,
    reason: "Una casilla marcada dice que una tarea está hecha para siempre. Esta se repite, y la marca no dice de qué vez es.",
    fix: """
      Abre la casilla y agrega una entrada con la fecha de hoy, a menos que el registro ya la tenga, o que el arco de un \
      hábito no esté en curso. Riesgoso: quizá se hizo otro día.
      """
  )
}
