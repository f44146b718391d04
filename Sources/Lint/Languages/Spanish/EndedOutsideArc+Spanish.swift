extension EndedOutsideArc {
  public static let spanish = RuleWords(
    summary: "Un arco que se da por terminado en un día que no es suyo",
    explanation: """
      Encuentra `ended` con un día anterior al primero o posterior al último de su arco. El arco se lee como si `ended` no \
      estuviera.
      """,
    reason: """
      `ended` es el último día que cuenta. Un día fuera del arco no termina nada, así que una de las fechas está mal escrita.
      """,
    fix: nil
  )
}
