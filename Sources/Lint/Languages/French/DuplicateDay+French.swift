extension DuplicateDay {
  public static let french = RuleWords(
    summary: "Deux fichiers pour un même jour",
    explanation: "Repère un jour dont un autre fichier du coffre porte la date dans son titre.",
    reason: "Si vous ouvrez l’un, ce qui est prévu dans l’autre vous échappe, et une commande ne peut pas savoir où écrire.",
    fix: nil
  )
}
