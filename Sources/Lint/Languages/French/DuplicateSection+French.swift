extension DuplicateSection {
  public static let french = RuleWords(
    summary: "Deux sections de même titre",
    explanation: """
      Repère une section dont le titre est celui d’une section antérieure du fichier, et un groupe dont le titre est celui \
      d’un groupe antérieur de sa section. Les titres sont comparés une fois les échappements résolus et les espaces réduits à \
      un seul; majuscules et minuscules sont distinguées. Deux titres qui désignent la même section, comme «\u{A0}Done\u{A0}» \
      et «\u{A0}Done ✅\u{A0}» d’un projet, sont repérés aussi.
      """,
    reason: """
      Une section est connue par son titre. Si vous nommez l’une des deux à une commande, elle ne peut pas savoir laquelle \
      vous voulez dire.
      """,
    fix: nil
  )
}
