import Workspace

extension UndoHelp {
  var french: String {
    switch self {
    case .summary: "Annuler ce que la dernière commande a écrit"
    case .discussion:
      """
      Les fichiers redeviennent ce qu’ils étaient, octet pour octet; un fichier que la commande a créé est supprimé, et un \
      fichier qu’elle a supprimé revient. Utilisée de nouveau, elle annule la commande d’avant. Si l’un des fichiers a été \
      modifié entre-temps, rien n’est écrit.

      Ce que les commandes ont écrit est gardé pour chaque coffre, hors de lui, dans le dossier tidemark/undo de \
      $XDG_STATE_HOME, sinon de ~/.local/state\u{A0}: les \(UndoShelf.capacity) dernières commandes, ou moins si elles sont \
      volumineuses. Vous seul pouvez le lire. Ce qu’un éditeur ou git a modifié ne peut pas être annulé ici.
      """
    case .takeBackLast: "Annuler la dernière commande"
    case .takeBackTwo: "Annuler les deux dernières"
    case .seeList: "Voir ce qui peut être annulé, la dernière commande d’abord"
    }
  }
}
