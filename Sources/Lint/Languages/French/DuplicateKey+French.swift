extension DuplicateKey {
  public static let french = RuleWords(
    summary: "Une clé qui figure deux fois",
    explanation: """
      Repère une clé qu’un champ antérieur de la même ligne a déjà, dans le même groupe ou dans un autre. La première compte; \
      la deuxième est gardée et ne veut rien dire.
      """,
    reason: "L’une des deux valeurs est fausse ou périmée, et c’est à vous de dire laquelle.",
    fix: nil
  )
}
