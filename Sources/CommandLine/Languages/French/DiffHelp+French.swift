extension DiffHelp {
  var french: String {
    switch self {
    case .old: "un fichier, un dossier, REVISION:PATH ou une révision"
    case .new: "un autre, avec lequel le comparer"
    case .summary: "Comparer deux fichiers, dossiers ou révisions, et afficher les différences sous forme de faits"
    case .discussion:
      """
      La commande compare ce que disent les fichiers\u{A0}: une autre façon d’écrire une valeur, ou un autre ordre d’un \
      journal, n’est pas une différence. Dans deux dossiers, les fichiers de même chemin sont comparés. REVISION:PATH est un \
      fichier tel que l’a git, comme `HEAD~1:./days/2026-11-20.md`; avec deux révisions seules, comme `HEAD~7` et `HEAD`, ce \
      sont les fichiers sous le dossier courant qui sont comparés.

      --json affiche une liste de fichiers, chacun avec `path, title, kind` et `changes`, comme le fait `tidemark changes`.
      """
    case .twoFiles: "Comparer deux fichiers"
    case .lastCommit: "Comparer avec le dernier commit"
    case .twoRevisions: "Comparer deux révisions"
    case .success: "il n’y a aucune différence"
    case .findings: "il y a des différences"
    case .couldNotRun: "un fichier n’a pas pu être lu (de deux dossiers, le reste a été comparé), ou git a refusé"
    }
  }
}
