extension SeveralLives {
  public static let french = RuleWords(
    summary: "Plusieurs vies, et rien qui dise laquelle est la vôtre",
    explanation: """
      Repère des vies d’un coffre qui pourraient toutes être la vôtre. La vôtre est celle qui est à côté de `tidemark.md`. \
      S’il y en a plusieurs à cet endroit, ou aucune, c’est la première que nomme `tidemark.md`.
      """,
    reason: """
      `tidemark life` et `tidemark glance` montrent d’abord votre vie. S’ils ne peuvent pas savoir laquelle c’est, ils \
      montrent la première selon son chemin.
      """,
    fix: nil
  )
}
