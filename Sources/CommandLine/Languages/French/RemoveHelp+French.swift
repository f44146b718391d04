extension RemoveHelp {
  var french: String {
    switch self {
    case .thing: "son nom entier, un fichier, ou FILE:LINE"
    case .force: "Retirer même ce à quoi d’autres fichiers font référence, et laisser ceux-ci tels quels"
    case .summary: "Retirer un fichier, une section ou un élément, et le garder dans .trash"
    case .discussion:
      """
      THING est un nom entier\u{A0}: une partie d’un nom est refusée, avec la commande qui retire ce dont elle est une partie. \
      Un paragraphe, une citation et une image ne se retirent que par FILE:LINE. `tidemark undo` annule le retrait, et \
      `tidemark restore` rétablit plus tard ce qui a été retiré.

      Si c’est un fichier, sa ligne dans les listes de tidemark.md est retirée aussi. Un projet, une tâche d’un projet ou une \
      catégorie auxquels d’autres fichiers font référence ne sont pas retirés; la liste des endroits est donnée.
      """
    case .removeTask: "Retirer une tâche"
    case .removePage: "Retirer une page"
    case .removeProject: "Retirer un projet que des jours nomment"
    }
  }
}
