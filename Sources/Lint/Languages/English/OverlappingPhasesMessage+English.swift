import Chronology
import Languages

private let language = Language.english

extension OverlappingPhasesMessage {
  var english: String {
    switch self {
    case .beginsBeforeEnd(let later, let day, let earlier, let line):
      "\(language.quoted(later)) begins on \(day), before \(language.quoted(earlier)) on line \(line) has ended"
    case .correctDate: "correct a date; where phases overlap, the one that begins last is shown"
    }
  }
}
