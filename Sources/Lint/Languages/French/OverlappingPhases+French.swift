extension OverlappingPhases {
  public static let french = RuleWords(
    summary: "Deux étapes d’une vie qui se chevauchent",
    explanation: """
      Repère une étape qui commence avant la fin d’une étape antérieure, ou en même temps. Une étape sans fin dure jusqu’à la \
      veille du début de la suivante. Chaque étape est signalée une fois, avec la première de celles qu’elle chevauche.
      """,
    reason: """
      Une semaine est affichée dans la couleur d’une seule étape\u{A0}: celle qui commence en dernier. Elle cache une partie \
      de l’autre.
      """,
    fix: nil
  )
}
