extension NotifyNeedsDue {
  public static let spanish = RuleWords(
    summary: "Un aviso sin día",
    explanation: """
      Encuentra `notify` junto a una casilla, sin `due`. Una tarea recurrente no lo necesita, porque su regla nombra los días.
      """,
    reason: "El aviso es para el día en que vence la tarea. Sin uno no llega nunca.",
    fix: nil
  )
}
