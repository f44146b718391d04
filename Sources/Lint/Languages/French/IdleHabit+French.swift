extension IdleHabit {
  public static let french = RuleWords(
    summary: "Une habitude jamais faite à la moitié de son arc",
    explanation: """
      Repère une habitude de l’arc en cours qui n’a pas été faite une seule fois, alors que la moitié des jours de l’arc est \
      passée et qu’elle était à faire l’un d’eux.
      """,
    reason: "Une habitude jamais faite pèse sur chaque jour du rituel. Ou bien son journal a été oublié.",
    fix: nil
  )
}
