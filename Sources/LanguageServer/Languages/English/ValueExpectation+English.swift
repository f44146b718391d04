import Languages

extension ValueExpectation {
  var english: String {
    switch self {
    case .text: "It is any words; in double quotes if they have a comma or a bracket."
    case .word: "It is one word."
    case .date: "It is a date, as 2026-11-20."
    case .number: "It is a number."
    case .count: "It is a whole number of at least 1."
    case .oneOf(let words): "It is \(words.joined(separator: ", "))."
    case .rule: "It is a rule, as daily, mon wed fri, 2 weeks on sat, month on 15."
    case .times: "It is times, as 07:30 18:30; beside hours from when to when."
    case .months: "It is months, as apr may jun."
    case .reminder: "It is a time, as 17:00, or yes."
    case .moments: "It is start, end, or both."
    case .icon: "It is an emoji, or the name of a symbol."
    }
  }
}
