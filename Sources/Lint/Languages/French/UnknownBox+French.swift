extension UnknownBox {
  public static let french = RuleWords(
    summary: "Une case avec un caractère qui ne veut rien dire",
    explanation: """
      Repère une case avec un autre caractère qu’un espace, `x` ou `-`. Elle est gardée telle quelle, et son état est inconnu. \
      Repère aussi un mot pour un état, ou l’avancement d’une tâche, entre de tels crochets\u{A0}: `[wip]`, `[done]`, `[2/4]`.
      """,
    reason: "Un élément d’état inconnu n’est ni ouvert ni fait\u{A0}: il n’entre dans aucun des deux comptes.",
    fix: """
      Écrit l’état le plus proche de ce que le caractère veut dire dans d’autres programmes. Risqué\u{A0}: la case en dit \
      alors moins.
      """
  )
}
