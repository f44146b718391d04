import Pages

extension PageChoiceHelp {
  var french: String {
    switch self {
    case .view:
      """
      En HTML ou en SVG\u{A0}: écrire cette vue et non les fichiers\u{A0}: \
      \(PageView.allCases.map(\.rawValue).joined(separator: ", "))
      """
    case .on:
      """
      En HTML ou en SVG\u{A0}: le jour que --view montre, ou dont elle montre la semaine, le mois ou l’année; aujourd’hui par \
      défaut
      """
    }
  }
}
