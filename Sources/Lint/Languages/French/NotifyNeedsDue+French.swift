extension NotifyNeedsDue {
  public static let french = RuleWords(
    summary: "Un rappel sans jour",
    explanation: """
      Repère `notify` à côté d’une case, sans `due`. Une tâche récurrente n’en a pas besoin, parce que sa règle nomme les \
      jours.
      """,
    reason: "Le rappel est pour le jour où la tâche est à faire. Sans ce jour, il ne vient jamais.",
    fix: nil
  )
}
