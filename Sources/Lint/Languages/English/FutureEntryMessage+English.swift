import Chronology
import Languages

private let language = Language.english

extension FutureEntryMessage {
  var english: String {
    switch self {
    case .isAfter(let entry, let today): "\(language.quoted(entry)) is after today, \(today)"
    case .goesOnAfter(let entry, let today): "\(language.quoted(entry)) goes on after today, \(today)"
    case .correctOrWait:
      "correct the date, or write the entry when its day has come; only \(language.quoted("skipped")) may be in the future"
    }
  }
}
