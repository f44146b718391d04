extension UnreachableGoal {
  public static let french = RuleWords(
    summary: "Un objectif qui ne peut pas être atteint",
    explanation: """
      Repère un `goal` d’une série, ou une règle comme `3 times a week`, avec un nombre au-dessus de celui des jours de sa \
      période\u{A0}: 7 pour une semaine, 31 pour un mois, 366 pour un an. Une règle qui nomme des jours a des périodes d’un \
      jour. Repère aussi un `goal` d’une habitude au-dessus du nombre de jours de son arc où elle est à faire.
      """,
    reason: "Un jour compte une fois, donc l’objectif ne peut pas être atteint, peu importe combien de fois c’est fait.",
    fix: nil
  )
}
