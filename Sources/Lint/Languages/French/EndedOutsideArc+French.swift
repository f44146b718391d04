extension EndedOutsideArc {
  public static let french = RuleWords(
    summary: "Un arc terminé un jour qui n’est pas le sien",
    explanation: """
      Repère `ended` avec un jour qui précède le premier jour de son arc ou suit le dernier. L’arc est lu comme si `ended` n’y \
      était pas.
      """,
    reason: """
      `ended` est le dernier jour qui compte. Un jour en dehors de l’arc ne termine rien, donc l’une des dates est mal écrite.
      """,
    fix: nil
  )
}
