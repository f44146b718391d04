import Languages

private let language = Language.spanish

extension JSONExpectation {
  package var spanish: String {
    switch self {
    case .object: "un objeto"
    case .text: "un texto"
    case .list: "una lista"
    case .number: "un número de 18 cifras como máximo, sin exponente, ni una duración como \"1:02:03\""
    case .wholeNumber(let least): "un número entero de al menos \(least)"
    case .date: "una fecha, AAAA-MM-DD"
    case .time: "una hora, HH:MM"
    case .oneOf(let words): "ninguno de estos valores: \(words.map(language.quoted).joined(separator: ", "))"
    case .rule: "una regla de recurrencia"
    case .reminder: "\(language.quoted("yes")), una hora, \(language.quoted("start")) ni \(language.quoted("end"))"
    case .dateAfter(let key): "una fecha posterior a \(language.quoted(key))"
    case .dateNotBefore(let key): "una fecha igual o posterior a \(language.quoted(key))"
    case .timeAfter(let key): "una hora posterior a \(language.quoted(key))"
    case .positiveNumber: "un número mayor que 0"
    case .timesOfRule(let times): "\(times), como dice su regla"
    case .month: "un mes, como \(language.quoted("jan"))"
    }
  }
}
