extension StatsHelp {
  var french: String {
    switch self {
    case .summary: "Compter ce qui a été prévu et fait\u{A0}: ce mois-ci, à moins que vous ne demandiez une autre période"
    case .discussion:
      """
      Une période peut suivre sans commande\u{A0}: «\u{A0}stats semaine dernière\u{A0}», «\u{A0}stats 2026-10\u{A0}», \
      «\u{A0}stats 7d\u{A0}», «\u{A0}stats lundi..mercredi\u{A0}».
      """
    }
  }
}
