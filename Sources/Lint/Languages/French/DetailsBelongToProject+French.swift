extension DetailsBelongToProject {
  public static let french = RuleWords(
    summary: "Des détails d’une tâche en dehors de son projet",
    explanation: """
      Repère `due`, `priority` ou `done` dans une tâche sous une plage, ou dans une pile, qui appartient à un projet. Ils sont \
      lus, mais ce qui compte est ce que dit son projet. Une tâche sans projet les a là où elle est.
      """,
    reason: "Écrits à deux endroits, ils différeront un jour\u{A0}: un changement dans le projet n’atteint pas la copie.",
    fix: nil
  )
}
