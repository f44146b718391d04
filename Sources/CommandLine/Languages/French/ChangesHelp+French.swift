extension ChangesHelp {
  var french: String {
    switch self {
    case .thing: "le nom d’un élément, d’une section ou d’un fichier, ou une partie du nom; ou un chemin"
    case .since: "Remonter à ce jour, de cette durée ou au premier de ces jours; d’une semaine par défaut"
    case .summary: "Afficher ce qui a changé dans le coffre, sous forme de faits tirés de son historique git"
    case .discussion:
      """
      Vient d’abord ce qui n’est pas encore validé, puis un commit après l’autre, le plus récent en premier, avec le jour et \
      l’heure qu’il porte. Une fusion est affichée une fois, avec ce qu’elle a apporté. Avec ITEM, vous ne voyez que ce qui \
      touche les choses de ce nom, aussi sous leurs noms précédents; avec un fichier ou un dossier, que ce qui le touche.

      `DAYS` est une date, «\u{A0}hier\u{A0}», un jour de la semaine (le dernier passé), une durée comme «\u{A0}10 \
      jours\u{A0}» ou «\u{A0}3 mois\u{A0}», ou une période comme «\u{A0}mois dernier\u{A0}», qui compte à partir de son \
      premier jour.

      --json affiche une liste de commits, chacun avec `commit` (`null` pour ce qui n’est pas validé), `date, author, subject` \
      et `files`; un fichier a `path, oldPath, title, kind` et `changes`; un changement dit de quoi il s’agit, ce qui a \
      changé, `from`, `to` et `text`, la ligne qui est affichée.
      """
    case .pastWeek: "Afficher les changements de la dernière semaine"
    case .followOneItem: "Suivre un élément"
    case .followOneFile: "Suivre un fichier"
    case .success: "les changements ont été affichés, ou il n’y en a aucun"
    case .couldNotRun: "git est introuvable, ou le coffre n’est dans aucun dépôt"
    }
  }
}
