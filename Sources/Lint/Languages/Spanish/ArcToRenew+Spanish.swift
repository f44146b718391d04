extension ArcToRenew {
  public static let spanish = RuleWords(
    summary: "Un ritual cuyo último arco ya terminó",
    explanation: """
      Encuentra el arco de un ritual que empieza después que los demás, si está completo y la propiedad `finished` no dice que \
      el ritual también terminó. Un arco que se terminó antes de tiempo se deja pasar.
      """,
    reason: "Sin un arco en curso, nada del ritual está pendiente, y ninguna vista lo menciona.",
    fix: nil
  )
}
