extension ManualHelp {
  var french: String {
    switch self {
    case .page: "une commande, comme «\u{A0}new-page\u{A0}», ou «\u{A0}format\u{A0}»; par défaut le programme lui-même"
    case .output: "Écrire toutes les pages sous ce dossier, dans man1 et man5"
    case .summary: "Afficher une page du manuel, telle que la lit man"
    case .discussion:
      """
      Les pages sont en mdoc, le langage des manuels. `make install` et les paquets les mettent là où man les cherche\u{A0}: \
      `man tidemark-done`. La page du format est la spécification.
      """
    case .writeOne: "Écrire la page sur «\u{A0}done\u{A0}», pour que man l’affiche"
    case .writeAll: "Écrire toutes les pages"
    case .success: "les pages ont été écrites"
    case .couldNotRun: "cette page n’existe pas, ou rien n’a pu être écrit"
    }
  }
}
