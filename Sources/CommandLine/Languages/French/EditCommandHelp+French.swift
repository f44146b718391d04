extension EditCommandHelp {
  var french: String {
    switch self {
    case .text: "les nouveaux mots"
    case .summary: "Renommer un élément"
    case .discussion:
      """
      Sa case, sa valeur, ses champs, ses notes et son journal restent. Un émoji devant les nouveaux mots devient son icône. \
      Une tâche d’un projet, une habitude et une catégorie reçoivent les nouveaux mots partout où elles sont nommées.
      """
    case .changeTask: "Changer les mots d’une tâche"
    case .changeLine: "Changer ceux de l’élément d’une ligne"
    }
  }
}
