extension DuplicateWeek {
  public static let spanish = RuleWords(
    summary: "Dos marcas en una misma semana de una vida",
    explanation: """
      Encuentra una marca cuya semana ya tiene una marca anterior del archivo. Las semanas de una vida empiezan el día de la \
      semana en que empezó la vida, y no con las del calendario.
      """,
    reason: "Una semana tiene un cuadro, y una sola marca que lo llene: la primera. Lo que dice la segunda no se muestra.",
    fix: nil
  )
}
