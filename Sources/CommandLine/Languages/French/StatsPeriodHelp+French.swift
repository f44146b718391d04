extension StatsPeriodHelp {
  var french: String {
    switch self {
    case .period: "une période comme «\u{A0}semaine dernière\u{A0}», 2026-10, 7d ou lundi..mercredi"
    case .summary: "Afficher ce qui a été fait dans une période quelconque"
    }
  }
}
