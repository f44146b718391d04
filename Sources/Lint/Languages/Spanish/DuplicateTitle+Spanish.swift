extension DuplicateTitle {
  public static let spanish = RuleWords(
    summary: "Dos documentos del mismo tipo con el mismo título",
    explanation: """
      Encuentra una página, un proyecto, un ritual u otro documento cuyo título tiene otro de su tipo en la misma bóveda. Los \
      títulos se comparan como nombres, sin distinguir mayúsculas de minúsculas. Los días se conocen por sus fechas.
      """,
    reason: """
      Un enlace o un campo como `project: Thesis` nombra un documento por su título. Si hay dos, siempre se encuentra solo el \
      primero.
      """,
    fix: nil
  )
}
