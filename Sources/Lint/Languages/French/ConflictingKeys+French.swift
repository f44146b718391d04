extension ConflictingKeys {
  public static let french = RuleWords(
    summary: "Deux clés qui disent chacune ce qu’est un élément",
    explanation: """
      Repère deux des clés `every`, `streak`, `best` et `count` sur une même ligne. L’élément est lu selon la première dans \
      cet ordre; l’autre est ignorée.
      """,
    reason: """
      Une tâche récurrente n’est pas une série, et un compte n’est pas un record. La moitié de ce que dit la ligne est perdue.
      """,
    fix: nil
  )
}
