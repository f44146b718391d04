import Languages

private let language = Language.spanish

extension ValueExpectation {
  var spanish: String {
    switch self {
    case .text: "Es cualquier texto; entre comillas dobles si tiene una coma o un paréntesis."
    case .word: "Es una sola palabra."
    case .date: "Es una fecha, como 2026-11-20."
    case .number: "Es un número."
    case .count: "Es un número entero, 1 como mínimo."
    case .oneOf(let words): "Es uno de estos valores: \(words.map(language.quoted).joined(separator: ", "))."
    case .rule:
      "Es una regla, como \(language.quoted("daily")), \(language.quoted("mon wed fri")), \(language.quoted("2 weeks on sat")) o \(language.quoted("month on 15"))."
    case .times: "Son horas, como 07:30 18:30; junto a una regla de horas, desde cuándo y hasta cuándo."
    case .months: "Son meses, como \(language.quoted("apr may jun"))."
    case .reminder: "Es una hora, como 17:00, o \(language.quoted("yes"))."
    case .moments: "Es \(language.quoted("start")), \(language.quoted("end")) o ambos."
    case .icon: "Es un emoji, o el nombre de un símbolo."
    }
  }
}
