import Chronology
import Languages

private let language = Language.english

extension DayAdviceMessage {
  var english: String {
    switch self {
    case .noBlockYet(let day):
      "No time block yet. \(language.quoted(DayAdviceMessage.addBlock(BeginningMessage.example(.addBlock).english, on: day))) adds one."
    case .noVault:
      "There is no vault here: neither this folder nor one above it has a file tidemark.md. \(language.quoted("tidemark init")) makes one."
    case .beginDay(let day): "\(language.quoted(DayAdviceMessage.newDay(day))) begins one."
    case .routineIsShown: "This day has no file yet; what is shown is the routine of the vault."
    case .recurringIsShown: "This day has no file yet; what is shown recurs."
    case .noFile: "This day has no file."
    case .nothingPlanned: "Nothing is planned for this day: it has no file."
    case .noteWithoutKind(let path):
      "\(path) is named after this day, but is left alone as a note because it does not say its kind; \(language.quoted("kind: day")) in it makes it the file of the day."
    case .noteOutsideDays(let path, let setting):
      "\(path) is named after this day, but is left alone as a note; \(language.quoted(setting)) in tidemark.md makes the files of that folder days."
    }
  }
}
