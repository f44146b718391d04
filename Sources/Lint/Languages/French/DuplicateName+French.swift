extension DuplicateName {
  public static let french = RuleWords(
    summary: "Deux éléments de même nom au même endroit",
    explanation: """
      Repère un élément qui a un état ou un historique (une case, un compteur, une série, …) et dont le nom est celui d’un \
      autre élément semblable de la même section, du même groupe ou de la même liste d’enfants; de même pour les catégories, \
      les tâches d’une plage, les habitudes d’un arc, et toutes les activités d’un fichier. Les noms sont comparés une fois \
      les échappements résolus et les espaces réduits à un seul; majuscules et minuscules sont distinguées. Un identifiant à \
      la fin de la ligne (`^second`) fait partie du nom, tout comme le `project` d’une tâche. Les tâches du fichier d’un \
      projet sont laissées à `duplicate-task`.
      """,
    reason: """
      Une chose est connue par son endroit et son nom. Si vous nommez l’une des deux à une commande, elle ne peut pas savoir \
      laquelle vous voulez dire.
      """,
    fix: nil
  )
}
