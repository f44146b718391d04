extension ActivityHelp {
  var french: String {
    switch self {
    case .names: "chacune par son nom, comme dans un fichier, avec icône et champs"
    case .summary: "Modifier le journal des activités"
    case .discussion: "Sans sous-commande, elle donne la liste des activités."
    case .addSummary: "Ajouter des activités"
    case .addDiscussion:
      "Chacune va après les autres, au dernier rang, et a aujourd’hui pour premier jour. `tidemark log` note qu’elle a été faite."
    case .addActivity: "Ajouter une activité"
    case .addTwo: "En ajouter deux"
    case .addAsWritten: "En ajouter une comme on l’écrit dans un fichier"
    }
  }
}
