extension NestedBlock {
  public static let french = RuleWords(
    summary: "Une plage sous un autre élément",
    explanation: """
      Repère, dans un jour, un élément de liste qui commence par une heure et se trouve sous un autre. Seul un élément au \
      premier niveau est une plage; sous un autre, l’heure fait partie du texte. Les étapes d’une tâche sont laissées de côté.
      """,
    reason: "Cela a l’air de faire partie du plan, et n’est affiché dans aucun calendrier.",
    fix: nil
  )
}
