extension RemoveHelp {
  var french: String {
    switch self {
    case .thing: "son nom entier, un fichier, ou FILE:LINE"
    case .force: "Supprimer même ce à quoi d’autres fichiers font référence, et laisser ceux-ci tels quels"
    case .summary: "Supprimer un fichier, une section ou un élément, et le garder dans .trash"
    case .discussion:
      """
      THING est un nom entier\u{A0}: une partie d’un nom est refusée, avec la commande qui supprime ce dont elle est une \
      partie. Un paragraphe, une citation et une image ne se suppriment que par FILE:LINE. `tidemark undo` annule la \
      suppression, et `tidemark restore` rétablit plus tard ce qui a été supprimé.

      Si c’est un fichier, sa ligne dans les listes de tidemark.md est supprimée aussi. Un projet, une tâche d’un projet ou \
      une catégorie auxquels d’autres fichiers font référence ne sont pas supprimés; la liste des endroits est donnée.
      """
    case .removeTask: "Supprimer une tâche"
    case .removePage: "Supprimer une page"
    case .removeProject: "Supprimer un projet que des jours nomment"
    }
  }
}
