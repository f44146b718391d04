import Languages

private let language = Language.french

extension StatsProblem {
  package var french: String {
    switch self {
    case .notRead(let words, let span, let hint):
      "\(language.quoted(words)) n’est pas \(example(of: span))" + (hint.map { "; \(text(of: $0))" } ?? "")
    case .inTheFuture(let words, let today):
      "\(words) est dans le futur\(language.colon) nous sommes le \(today)"
    case .backwards(let words, let first, let last):
      "le dernier jour de \(language.quoted(words)), \(last), précède le premier, \(first)"
    }
  }

  private func example(of span: StatsPeriodSpan) -> String {
    switch span {
    case .week: "une semaine comme \(examples("semaine dernière", "cette semaine"))"
    case .month: "un mois comme \(examples("2026-11", "nov", "mois dernier"))"
    case .year: "une année comme \(examples("2026", "année dernière"))"
    case .period: "une période comme \(examples("semaine dernière", "7d", "lundi..mercredi"))"
    }
  }

  private func examples(_ words: String...) -> String { language.or(words.map { language.quoted($0) }) }

  private func text(of hint: Hint) -> String {
    switch hint {
    case .meant(let words): "vouliez-vous dire \(language.quoted(words))?"
    case .days(let command): "\(language.quoted(command)) montre ces jours"
    case .whole(let span, let command): "\(language.quoted(command)) montre \(name(of: span))"
    }
  }

  private func name(of span: StatsPeriodSpan) -> String {
    switch span {
    case .week: "cette semaine"
    case .month: "ce mois"
    case .year: "cette année"
    case .period: "cette période"
    }
  }
}
