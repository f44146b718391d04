extension NewPageHelp {
  var french: String {
    switch self {
    case .title: "le titre de la page"
    case .template: "Partir de ce modèle\u{A0}: un modèle fourni, un du dossier templates du coffre, ou un fichier"
    case .copy: "Partir de toutes les lignes de cette page, y compris ses journaux"
    case .before: "La mettre avant cette page dans l’ordre du coffre"
    case .after: "La mettre après cette page dans l’ordre du coffre"
    case .summary: "Créer une page Focus à partir d’un modèle ou d’une autre page"
    case .discussion:
      """
      Sans --output, la page va dans `pages/` du coffre, ou sinon dans ce dossier, sous son titre en minuscules. Un fichier \
      qui existe n’est jamais écrasé. `tidemark templates` donne la liste des modèles; `{{title}}` y tient lieu du titre et \
      `{{today}}` du jour. --before et --after écrivent la page dans la liste de tidemark.md, comme le fait `tidemark move`.
      """
    case .sixSections: "Créer une page de six sections"
    case .everyTracker: "En créer une avec tout ce qui peut se suivre"
    case .linesOfAnother: "Partir des lignes d’une autre page"
    case .success: "la page a été écrite"
    case .couldNotRun: "rien n’a été écrit\u{A0}: le fichier existe, ou le modèle ou la page est inconnu"
    }
  }
}
