extension UndoSessionHelp {
  var french: String {
    switch self {
    case .list: "Donner la liste des commandes, la prochaine d’abord, et ne rien modifier"
    case .count: "combien de commandes; 1 par défaut"
    case .success: "les fichiers ont été écrits, ou la liste a été affichée"
    case .couldNotRun: "rien n’a été écrit\u{A0}: il n’y a rien à annuler, ou un fichier a été modifié entre-temps"
    }
  }
}
