import Languages

private let language = Language.english

extension StatsProblem {
  package var english: String {
    switch self {
    case .notRead(let words, let span, let hint):
      "\(language.quoted(words)) is not \(example(of: span))" + (hint.map { "; \(text(of: $0))" } ?? "")
    case .inTheFuture(let words, let today): "\(words) is in the future: today is \(today)"
    case .backwards(let words, let first, let last):
      "the last day of \(language.quoted(words)), \(last), is before the first, \(first)"
    }
  }

  private func example(of span: StatsPeriodSpan) -> String {
    switch span {
    case .week: "a week like “last week”, this or last"
    case .month: "a month like 2026-11, nov, this or last"
    case .year: "a year like 2026, this or last"
    case .period: "a period like “last week”, 7d or mon..wed"
    }
  }

  private func text(of hint: Hint) -> String {
    switch hint {
    case .meant(let words): "did you mean \(language.quoted(words))?"
    case .days(let command): "\(language.quoted(command)) shows those days"
    case .whole(let span, let command): "\(language.quoted(command)) shows that \(span.rawValue)"
    }
  }
}
