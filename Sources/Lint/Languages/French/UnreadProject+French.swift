extension UnreadProject {
  public static let french = RuleWords(
    summary: "Une tâche d’un jour qui nomme un projet dans son texte",
    explanation: """
      Repère, dans une tâche ouverte d’un jour, ou d’une plage d’un jour, le titre d’un projet du coffre, là où aucun champ \
      n’en nomme un\u{A0}: comme lien, `[[Thesis]]`, comme `@thesis` ou `+thesis`, ou entre parenthèses à la fin, `(Thesis)`.
      """,
    reason: """
      Vous l’avez peut-être écrit pour Tidemark\u{A0}: la tâche n’est dans la liste d’aucun projet, et son temps ne compte \
      pour aucun.
      """,
    fix: nil
  )
}
