extension MissingTask {
  public static let french = RuleWords(
    summary: "Une tâche que son projet n’a pas",
    explanation: """
      Repère une tâche d’un jour, d’une pile ou de la routine qui nomme un projet dont aucune tâche ne porte son nom. Les noms \
      sont comparés une fois les échappements résolus et les espaces réduits à un seul; majuscules et minuscules sont \
      distinguées.
      """,
    reason: """
      Ce qui vaut pour une tâche, c’est sa ligne dans le projet. Sans elle, la tâche n’a pas d’échéance, et n’est plus dans \
      aucune liste une fois son jour passé.
      """,
    fix: """
      Ajoute la tâche à son projet, après la dernière; comme faite, si elle est faite dans l’un des jours. Risqué là où une \
      tâche du projet porte presque ce nom, ou commence par lui, et était peut-être visée; sûr ailleurs. Si plusieurs endroits \
      nomment la tâche, la correction est au premier.
      """
  )
}
