import Languages

private let language = Language.spanish

extension StatsProblem {
  package var spanish: String {
    switch self {
    case .notRead(let words, let span, let hint):
      "\(language.quoted(words)) no es \(example(of: span))" + (hint.map { "; \(text(of: $0))" } ?? "")
    case .inTheFuture(let words, let today): "\(words) está en el futuro: hoy es \(today)"
    case .backwards(let words, let first, let last):
      "el último día de \(language.quoted(words)), \(last), es anterior al primero, \(first)"
    }
  }

  private func example(of span: StatsPeriodSpan) -> String {
    switch span {
    case .week: "una semana como \(examples("la semana pasada", "esta semana"))"
    case .month: "un mes como \(examples("2026-11", "nov", "el mes pasado"))"
    case .year: "un año como \(examples("2026", "el año pasado"))"
    case .period: "un periodo como \(examples("la semana pasada", "7d", "lunes..miércoles"))"
    }
  }

  private func examples(_ words: String...) -> String { language.or(words.map { language.quoted($0) }) }

  private func text(of hint: Hint) -> String {
    switch hint {
    case .meant(let words): "¿quisiste decir \(language.quoted(words))?"
    case .days(let command): "\(language.quoted(command)) muestra esos días"
    case .whole(let span, let command): "\(language.quoted(command)) muestra \(name(of: span))"
    }
  }

  private func name(of span: StatsPeriodSpan) -> String {
    switch span {
    case .week: "esa semana"
    case .month: "ese mes"
    case .year: "ese año"
    case .period: "ese periodo"
    }
  }
}
