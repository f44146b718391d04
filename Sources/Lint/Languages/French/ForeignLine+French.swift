extension ForeignLine {
  public static let french = RuleWords(
    summary: "Une tâche telle que l’écrit un autre programme",
    explanation: """
      Repère des lignes du module d’extension «\u{A0}Tasks\u{A0}» d’Obsidian (`📅 2026-12-31 ⏫ 🔁 every week`), de Dataview tel \
      que «\u{A0}Tasks\u{A0}» l’emploie (`[scheduled:: 2026-12-31]`), d’Org (`TODO [#A]`, `DEADLINE: <2026-12-31 Thu>`), de \
      todo.txt (`(A) words @phone due:2026-12-31`, `x 2026-11-20 words`), de TaskPaper (`@due(2026-12-31)`, `@done`), de \
      Todoist (`every day p1`) et de Logseq (`deadline:: [[2026-12-31]]`). Un seul constat nomme tous les signes d’une ligne.
      """,
    reason: "Cela ressemble à une tâche avec une date et se lit comme du texte\u{A0}: la tâche n’est jamais à faire.",
    fix: """
      Écrit toute la ligne comme une tâche, avec les champs que disent ses signes. Ce qui n’a pas de clé reste du texte\u{A0}: \
      `⏳ 2026-12-01` devient `scheduled 2026-12-01`. Sûr là où tout a une seule lecture et une clé. Proposé seulement là où \
      tout ce que dit la ligne serait lu.
      """
  )
}
