extension UnknownProject {
  public static let french = RuleWords(
    summary: "Une tâche d’un projet qui n’existe pas",
    explanation: """
      Repère `project` avec un titre qu’aucun projet du coffre ne porte. Les titres sont comparés comme des noms, sans \
      distinguer majuscules et minuscules.
      """,
    reason: "La tâche n’est dans la liste d’aucun projet, n’a la couleur d’aucun, et son temps ne compte pour aucun.",
    fix: """
      Écrit le titre du projet au nom le plus proche. Risqué\u{A0}: vous en voulez peut-être un autre, ou un que vous créerez.
      """
  )
}
