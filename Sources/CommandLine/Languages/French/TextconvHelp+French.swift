extension TextconvHelp {
  var french: String {
    switch self {
    case .file: "le fichier; - pour l’entrée standard"
    case .summary: "Afficher un fichier sous forme de texte à comparer\u{A0}: un fait par ligne"
    case .discussion:
      """
      Pour git diff --textconv\u{A0}: l’ordre des champs, la façon d’écrire les dates, et que les jours d’un journal soient \
      écrits comme un intervalle ou non ne font pas de différence, et chaque valeur a une ligne à elle. Un fichier qui n’est \
      pas de Tidemark, ou qui porte les marques d’une fusion, est affiché tel quel. `tidemark git-setup --textconv` dit à git \
      de toujours s’en servir; pour une seule fois, écrivez `git -c diff.tidemark.textconv="tidemark textconv" diff`.
      """
    case .printDay: "Afficher une journée sous forme de faits"
    case .success: "le texte a été affiché"
    case .couldNotRun: "le fichier n’a pas pu être lu"
    }
  }
}
