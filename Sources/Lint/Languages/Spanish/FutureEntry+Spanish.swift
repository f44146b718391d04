extension FutureEntry {
  public static let spanish = RuleWords(
    summary: "Algo hecho en el futuro",
    explanation: """
      Encuentra una entrada de un registro que dice “hecho”, con o sin la palabra “done”, de un día posterior a hoy, o de un \
      intervalo que sigue después de hoy. Las entradas con `skipped` pueden estar en el futuro.
      """,
    reason: """
      Contaría como hecho cuando llegue ese día, aunque no lo hayas hecho. Casi siempre el año o el mes está mal escrito.
      """,
    fix: nil
  )
}
