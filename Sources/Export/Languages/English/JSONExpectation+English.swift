import Languages

private let language = Language.english

extension JSONExpectation {
  package var english: String {
    switch self {
    case .object: "an object"
    case .text: "a string"
    case .list: "an array"
    case .number: "a number of at most 18 digits, without an exponent, or a length of time as \"1:02:03\""
    case .wholeNumber(let least): "a whole number of at least \(least)"
    case .date: "a date, YYYY-MM-DD"
    case .time: "a time, HH:MM"
    case .oneOf(let words): "one of \(words.joined(separator: ", "))"
    case .rule: "a rule of recurrence"
    case .reminder: "\(language.quoted("yes")), a time, \(language.quoted("start")) or \(language.quoted("end"))"
    case .dateAfter(let key): "a date after \(language.quoted(key))"
    case .dateNotBefore(let key): "a date not before \(language.quoted(key))"
    case .timeAfter(let key): "a time after \(language.quoted(key))"
    case .positiveNumber: "a number above 0"
    case .timesOfRule(let times): "\(times), as its rule says"
    case .month: "a month, such as jan"
    }
  }
}
