extension InitHelp {
  var french: String {
    switch self {
    case .folder: "le dossier du coffre, qui est créé s’il n’existe pas"
    case .example: "Créer un coffre rempli\u{A0}: les pages, les jours et les projets d’une personne inventée"
    case .bare: "Écrire seulement tidemark.md, et rien d’autre"
    case .with:
      "Ajouter des rituels qui commencent aujourd’hui, chacun tiré d’un rituel tout prêt de `tidemark presets` ou d’un fichier"
    case .summary: "Créer un coffre"
    case .discussion:
      """
      Écrit tidemark.md avec les réglages, une première page, la journée d’aujourd’hui et un projet, pour qu’il y ait quelque \
      chose à modifier. Un fichier qui existe n’est jamais écrasé.

      Dans un dossier qui a des fichiers Markdown, la commande n’écrit que tidemark.md, avec le réglage «\u{A0}days\u{A0}» \
      pour un dossier de notes quotidiennes, et dit ce qu’elle y a trouvé et ce que `tidemark lint` y trouve. Aucune note \
      n’est modifiée\u{A0}: pour que ce ne soit plus un coffre, supprimez tidemark.md.
      """
    case .here: "Créer un coffre dans ce dossier"
    case .ofNotes: "Faire un coffre d’un dossier de notes"
    case .withRituals: "En créer un avec deux rituels"
    case .full: "En regarder un rempli"
    case .success: "le coffre a été écrit"
    case .couldNotRun:
      "rien n’a été écrit\u{A0}: un fichier existe, un rituel tout prêt est inconnu, ou le dossier est dans un coffre"
    }
  }
}
