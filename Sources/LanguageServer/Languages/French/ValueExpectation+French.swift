import Languages

private let language = Language.french

extension ValueExpectation {
  var french: String {
    switch self {
    case .text: "C’est un texte quelconque; entre guillemets doubles s’il a une virgule ou une parenthèse."
    case .word: "C’est un seul mot."
    case .date: "C’est une date, comme 2026-11-20."
    case .number: "C’est un nombre."
    case .count: "C’est un nombre entier d’au moins 1."
    case .oneOf(let words): "C’est l’une de ces valeurs\u{A0}: \(words.map(language.quoted).joined(separator: ", "))."
    case .rule:
      "C’est une règle, comme \(language.quoted("daily")), \(language.quoted("mon wed fri")), \(language.quoted("2 weeks on sat")) ou \(language.quoted("month on 15"))."
    case .times: "Ce sont des heures, comme 07:30 18:30; à côté d’une règle en heures, de quand à quand."
    case .months: "Ce sont des mois, comme \(language.quoted("apr may jun"))."
    case .reminder: "C’est une heure, comme 17:00, ou \(language.quoted("yes"))."
    case .moments: "C’est \(language.quoted("start")), \(language.quoted("end")) ou les deux."
    case .icon: "C’est un emoji, ou le nom d’un symbole."
    }
  }
}
