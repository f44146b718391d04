extension DisagreeingCopy {
  public static let french = RuleWords(
    summary: "Une tâche d’un jour qui ne concorde pas avec son projet",
    explanation: """
      Repère une tâche d’un jour qui est ouverte alors que son projet la dit faite ce jour-là ou avant (sans `done`\u{A0}: un \
      jour qui n’est pas terminé), et une qui est faite alors que son projet la dit ouverte. Une case ouverte un jour passé \
      dit seulement que la tâche n’a pas été faite alors. Les tâches récurrentes et abandonnées ne sont pas comparées.
      """,
    reason: """
      Ce qui vaut pour une tâche, c’est sa ligne dans le projet. Là où un jour ne concorde pas, l’un des deux a été oublié.
      """,
    fix: "Accorde l’un avec l’autre, ou l’autre avec l’un. Risqué\u{A0}: c’est à vous de dire lequel a raison."
  )
}
