extension RenameHelp {
  var french: String {
    switch self {
    case .name: "le nouveau nom"
    case .summary: "Renommer une chose partout où elle est nommée"
    case .discussion:
      """
      Un projet est renommé dans ses tâches des jours et des piles et dans les listes de tidemark.md, une page ou un rituel \
      dans ces listes, une section dans ce qui en a été mis de côté, une tâche dans ses copies, une habitude dans tous les \
      arcs, une plage de la routine dans les jours à partir d’aujourd’hui qui la changent ou la laissent de côté, une \
      catégorie dans les rituels et les activités. Un fichier garde son nom, et un élément ses mots-clés.
      """
    case .renameProject: "Renommer un projet et tout ce qui le nomme"
    case .renameCategory: "Renommer une catégorie"
    }
  }
}
