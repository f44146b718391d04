import Languages

extension ReportMessage {
  package var french: String {
    switch self {
    case .severity(.error): "erreur"
    case .severity(.warning): "avertissement"
    case .severity(.info): "suggestion"
    case .help: "aide"
    case .fix: "correction"
    case .type: "tapez"
    case .next: "ensuite"
    case .appliedWhenAsked(let name): "\(name) (appliquée seulement à votre demande)"
    case .moreOnLine(let count): "et \(Language.french.number(count)) de plus sur cette ligne"
    }
  }
}
