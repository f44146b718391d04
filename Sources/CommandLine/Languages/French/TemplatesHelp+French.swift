extension TemplatesHelp {
  var french: String {
    switch self {
    case .name: "un modèle à afficher"
    case .summary: "Donner la liste des modèles de new page, ou en afficher un"
    case .discussion:
      """
      Les fichiers Markdown du dossier templates/ d’un coffre sont aussi des modèles, et l’emportent sur ceux qui sont fournis \
      sous le même nom.
      """
    case .beginOwn: "Commencer un modèle à soi à partir d’un autre"
    }
  }
}
