extension EmptyHeading {
  public static let spanish = RuleWords(
    summary: "Un título sin texto",
    explanation: """
      Encuentra de uno a tres `#` sin nada después, que Markdown lee como un título (CommonMark 0.30, sección 4.2).
      """,
    reason: "Lo que sigue queda en una sección o un grupo sin nombre, y ningún comando puede encontrarlo.",
    fix: nil
  )
}
