extension DuplicateTitle {
  public static let french = RuleWords(
    summary: "Deux documents de même type et de même titre",
    explanation: """
      Repère une page, un projet, un rituel ou un autre document dont le titre est celui d’un autre document de son type dans \
      le même coffre. Les titres sont comparés comme des noms, sans distinguer majuscules et minuscules. Les jours sont connus \
      par leurs dates.
      """,
    reason: """
      Un lien ou un champ comme `project: Thesis` nomme un document par son titre. S’il y en a deux, c’est toujours le premier \
      qui est trouvé.
      """,
    fix: nil
  )
}
