extension RestoreHelp {
  var french: String {
    switch self {
    case .summary: "Rétablir ce qui a été supprimé, ou un élément mis de côté"
    case .discussion:
      """
      Un élément mis de côté retourne avec toutes ses lignes là où le dit «\u{A0}was\u{A0}»\u{A0}: à la fin de cette section, \
      ou de la stratégie ou de l’élément qui s’y trouve, et le champ est retiré. Si cet endroit n’existe pas, rien n’est \
      écrit.

      Ce que `remove` a supprimé retourne à sa place, après la ligne qui le précédait, et quitte .trash. Donnez le nom qu’il \
      avait, ou son fichier dans .trash.
      """
    case .bringBackSetAside: "Rétablir ce qui a été mis de côté"
    case .bringBackRemoved: "Rétablir une tâche qui a été supprimée"
    }
  }
}
