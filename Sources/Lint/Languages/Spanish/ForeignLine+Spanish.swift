extension ForeignLine {
  public static let spanish = RuleWords(
    summary: "Una tarea como la escribe otro programa",
    explanation: """
      Encuentra líneas del complemento “Tasks” de Obsidian (`📅 2026-12-31 ⏫ 🔁 every week`), de Dataview como lo usa “Tasks” \
      (`[scheduled:: 2026-12-31]`), de Org (`TODO [#A]`, `DEADLINE: <2026-12-31 Thu>`), todo.txt (`(A) words @phone \
      due:2026-12-31`, `x 2026-11-20 words`), TaskPaper (`@due(2026-12-31)`, `@done`), Todoist (`every day p1`) y Logseq \
      (`deadline:: [[2026-12-31]]`). Un solo hallazgo nombra todos los signos de una línea.
      """,
    reason: "Parece una tarea con fecha y se lee como texto: la tarea nunca vence.",
    fix: """
      Escribe la línea entera como una tarea, con los campos que dicen sus signos. Lo que no tiene clave se queda como texto: \
      `⏳ 2026-12-01` pasa a `scheduled 2026-12-01`. Seguro donde todo tiene una sola lectura y una clave. Se ofrece solo donde \
      se leería todo lo que dice la línea.
      """
  )
}
