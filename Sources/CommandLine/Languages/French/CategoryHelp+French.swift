extension CategoryHelp {
  var french: String {
    switch self {
    case .name: "son nom comme dans un fichier, avec icône et champs"
    case .summary: "Modifier les catégories du coffre"
    case .discussion: "Sans sous-commande, elle donne la liste de celles de tidemark.md."
    case .addSummary: "Ajouter une catégorie pour rituels et activités"
    case .addDiscussion:
      """
      Les catégories sont dans la section Categories de tidemark.md, créée s’il n’y en a pas. Une catégorie fournie reçoit la \
      couleur et l’icône de sa ligne à cet endroit.
      """
    case .addCategory: "Ajouter une catégorie"
    }
  }
}
