import Languages

private let language = Language.french

extension LintFixesMessage {
  package var french: String {
    switch self {
    case .declined(let count, let some):
      (language.isSingular(count)
        ? "\(language.number(count)) correction n’a pas été appliquée, parce qu’elle causerait un autre constat"
        : "\(language.number(count)) corrections n’ont pas été appliquées, parce qu’elles causeraient d’autres constats")
        + "\(language.colon) " + some.map(words).joined(separator: ", ") + (count > some.count ? " …" : "")
    case .tooMany: "il y a trop de corrections à essayer à la fois; relancez la commande"
    }
  }

  private func words(for fix: Declined) -> String {
    "\(fix.rule) dans \(fix.file)" + (fix.obstacle.map { " (\($0))" } ?? "")
  }
}
