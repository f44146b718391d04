import Languages

private let language = Language.french

extension JSONExpectation {
  package var french: String {
    switch self {
    case .object: "un objet"
    case .text: "un texte"
    case .list: "une liste"
    case .number: "un nombre d’au plus 18 chiffres, sans exposant, ni une durée comme \"1:02:03\""
    case .wholeNumber(let least): "un nombre entier d’au moins \(least)"
    case .date: "une date, AAAA-MM-JJ"
    case .time: "une heure, HH:MM"
    case .oneOf(let words): "l’une de ces valeurs\u{A0}: \(words.map(language.quoted).joined(separator: ", "))"
    case .rule: "une règle de récurrence"
    case .reminder: "\(language.quoted("yes")), une heure, \(language.quoted("start")) ou \(language.quoted("end"))"
    case .dateAfter(let key): "une date après \(language.quoted(key))"
    case .dateNotBefore(let key): "une date à partir de \(language.quoted(key))"
    case .timeAfter(let key): "une heure après \(language.quoted(key))"
    case .positiveNumber: "un nombre au-dessus de 0"
    case .timesOfRule(let times): "\(times), comme le dit sa règle"
    case .month: "un mois, comme \(language.quoted("jan"))"
    }
  }
}
