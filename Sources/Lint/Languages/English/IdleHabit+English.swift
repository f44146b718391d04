extension IdleHabit {
  public static let english = RuleWords(
    summary: "A habit without a completion half-way through its arc",
    explanation: """
      Finds a habit of the current arc that was not done once, when half of the days of the arc have passed and it was due on \
      one of them.
      """,
    reason: "A habit that is never done weighs down every day of the ritual. Or its log was forgotten.",
    fix: nil
  )
}
