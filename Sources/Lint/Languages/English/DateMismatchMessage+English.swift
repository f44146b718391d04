import Chronology
import Languages

private let language = Language.english

extension DateMismatchMessage {
  var english: String {
    switch self {
    case .titleSays(let date, let name): "the title says \(date), and the name of the file says \(language.quoted(name))"
    case .titleSaysWords(let words, let name):
      "the title says \(language.quoted(words)), and the name of the file says \(language.quoted(name))"
    case .writeInTitle(let date): "write \(date) in the title, or rename the file"
    case .isNoDay(let words, let year): "\(language.quoted(words)) is no day of \(year), under which it stands"
    case .isInYear(let words, let year):
      "\(language.quoted(words)) is in \(year), as weeks are counted from birth, under which it stands"
    case .correctYear(let year): "correct the year, or move the line below a heading \(language.quoted("\(year)"))"
    case .writeMonday(let monday, let week, let year, let lived):
      "write \(language.quoted("\(monday)")) for week \(week) of \(year), or move the line below a heading \(language.quoted("\(lived)"))"
    }
  }
}
