extension DuplicateDay {
  public static let spanish = RuleWords(
    summary: "Dos archivos para un mismo día",
    explanation: "Encuentra un día cuya fecha está en el título de otro archivo de la bóveda.",
    reason: "Si abres uno de ellos, no ves lo que está planeado en el otro, y un comando no puede saber dónde escribir.",
    fix: nil
  )
}
