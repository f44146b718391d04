extension EntryNotDue {
  public static let spanish = RuleWords(
    summary: "Un hábito que se hizo en un día que no toca",
    explanation: """
      Encuentra una entrada de un hábito con `every` en un día de su arco que la regla no nombra. Las reglas de semanas, meses \
      o años enteros (`every: week`) se cumplen en cualquier día.
      """,
    reason: """
      Un día así no suma nada a una racha. Si de todos modos lo hiciste, no pasa nada; pero a menudo la fecha está recorrida \
      un día.
      """,
    fix: nil
  )
}
