extension StackHelp {
  var french: String {
    switch self {
    case .name: "son nom, ou le début du nom"
    case .tasks: "une tâche ouverte d’un projet, par son nom ou le début du nom; ou de simples mots"
    case .new: "Créer une nouvelle pile, même si une autre a un nom semblable"
    case .summary: "Ajouter des tâches à une pile"
    case .discussion: "Sans sous-commande, elle donne la liste des piles avec leurs tâches."
    case .addDiscussion:
      """
      Si cette pile n’existe pas, elle est créée, et de même le fichier stacks.md. Si aucune tâche ne porte ce nom, TASK est \
      ajouté comme de simples mots, et de même ce qui commence par une case, comme «\u{A0}[ ] Lire\u{A0}». `tidemark schedule \
      --stack` prévoit une pile entière.
      """
    case .addTaskAndWords: "Ajouter une tâche et quelques mots"
    }
  }
}
