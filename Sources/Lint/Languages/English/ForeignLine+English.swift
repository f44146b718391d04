extension ForeignLine {
  public static let english = RuleWords(
    summary: "A task as another program writes it",
    explanation: """
      Finds lines of the plug-in Tasks of Obsidian (`📅 2026-12-31 ⏫ 🔁 every week`), of Dataview as Tasks uses it (`[scheduled:: \
      2026-12-31]`), Org (`TODO [#A]`, `DEADLINE: <2026-12-31 Thu>`), todo.txt (`(A) words @phone due:2026-12-31`, `x 2026-11-20 \
      words`), TaskPaper (`@due(2026-12-31)`, `@done`), Todoist (`every day p1`) and Logseq (`deadline:: [[2026-12-31]]`). One \
      finding names all signs of a line.
      """,
    reason: "It looks like a task with a date and is read as words: the task is never due.",
    fix: """
      Writes the whole line as a task, with the fields that its signs say. What has no key stays as words: `⏳ 2026-12-01` becomes \
      `scheduled 2026-12-01`. Safe where everything has one reading and a key. Offered only where all that the line says would be \
      read.
      """
  )
}
