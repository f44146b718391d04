import Chronology
import Languages

private let language = Language.english

extension NeverDueMessage {
  var english: String {
    switch self {
    case .isNeverDue(let rule): "\(language.quoted(rule)) is never due"
    case .nameOtherDay: "the calendar has no such day; name another"
    case .isNotIn(let months):
      "no day that it names is in \(language.quoted("\(months)")); name another day, or other months in \(language.quoted("in"))"
    case .writeDayOfYear(let once, let months):
      "a year begins in January, and \(language.quoted("in")) leaves only \(language.quoted("\(months)")): write the day, as \(language.quoted("\(once)"))"
    case .endsTooEarly(let until, let first):
      "its first day would be \(first), but it ends with \(language.quoted("until")) on \(until); name a later day"
    }
  }
}
