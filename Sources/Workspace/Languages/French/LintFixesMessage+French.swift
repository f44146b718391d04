import Languages

private let language = Language.french

extension LintFixesMessage {
  package var french: String {
    switch self {
    case .notApplied(1, let declined):
      "1 correction n’a pas été appliquée, car elle causerait un autre constat\(language.colon) \(list(declined, of: 1))"
    case .notApplied(let count, let declined):
      "\(language.number(count)) corrections n’ont pas été appliquées, car elles causeraient d’autres constats\(language.colon) \(list(declined, of: count))"
    case .areTooMany: "il y a trop de corrections à essayer d’un coup; relancez la commande"
    }
  }

  /// Those that are named, of how many there are.
  private func list(_ declined: [Declined], of count: Int) -> String {
    let named = declined.map { "\($0.rule) dans \($0.file)" + ($0.obstacle.map { " (\($0))" } ?? "") }
    return named.joined(separator: ", ") + (count > declined.count ? " …" : "")
  }
}
