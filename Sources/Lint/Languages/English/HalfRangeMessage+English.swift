import Languages

private let language = Language.english

extension HalfRangeMessage {
  var english: String {
    switch self {
    case .isNoRange(let text): "\(language.quoted(text)) looks like a range, but is not one"
    case .writeBothDays(let first):
      "write both days in full, as \(language.quoted("2026-01-05 - 2026-01-31")), or \(language.quoted(first + ":")) if you mean a single day"
    case .writeBothTimes(let first):
      "write both times in full, as \(language.quoted("09:00 - 10:30")), or \(language.quoted(first + ":")) if you mean a single time"
    }
  }
}
