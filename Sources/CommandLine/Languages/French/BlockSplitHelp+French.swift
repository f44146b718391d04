extension BlockSplitHelp {
  var french: String {
    switch self {
    case .when: "quand commence la seconde\u{A0}: 15:00; au milieu par défaut"
    case .at: "Faire commencer la seconde à cette heure"
    case .summary: "Scinder une plage horaire en deux"
    case .discussion:
      """
      Les deux ont son nom, son icône et sa couleur. Sa case, ses tâches et tout ce qui est dessous restent avec la première. \
      Le milieu est arrondi à cinq minutes. \(BlockHelp.aboutNames.french)
      """
    case .inMiddle: "La diviser au milieu"
    case .atLunch: "La diviser à l’heure du dîner"
    }
  }
}
