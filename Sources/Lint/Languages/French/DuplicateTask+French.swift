extension DuplicateTask {
  public static let french = RuleWords(
    summary: "Deux tâches de même nom dans un projet",
    explanation: """
      Repère une tâche du fichier d’un projet dont le nom est celui d’une tâche antérieure du fichier, dans n’importe quelle \
      section. Les noms sont comparés une fois les échappements résolus et les espaces réduits à un seul; majuscules et \
      minuscules sont distinguées. Un identifiant à la fin de la ligne (`^second`) fait partie du nom. Les étapes d’une tâche \
      ne comptent pas.
      """,
    reason: """
      Une tâche est connue par son projet et son nom; c’est ainsi que la trouvent les plages où elle est prévue. Si deux \
      tâches ont le même nom, on ne sait pas laquelle elles désignent.
      """,
    fix: nil
  )
}
