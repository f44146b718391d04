extension StatsPeriodHelp {
  var french: String {
    switch self {
    case .period: "une période comme «\u{A0}last week\u{A0}», 2026-10, 7d ou mon..wed"
    case .summary: "Afficher ce qui a été fait dans une période quelconque"
    }
  }
}
