import Chronology
import Languages

private let language = Language.english

extension PartAssignmentMessage {
  var english: String {
    switch self {
    case .value(let title, let key, let value, let place): "\(language.title(title)), \(key): \(value), \(place)"
    case .extendBlock(let title, let place):
      "the end of \(language.title(title)) is changed by `tidemark block extend`, at \(place)"
    case .moveBlock(let title, let place):
      "a time block is moved by `tidemark block move`, and \(language.title(title)) is one, at \(place)"
    case .count(let title, let place): "the number of \(language.title(title)) is changed by `tidemark count`, at \(place)"
    case .tally(let title, let count, let place):
      "\(language.title(title)) has \(count) \(language.form(count, "stroke", "strokes")), which `tidemark tally` changes, at \(place)"
    case .best(let title, let place): "\(language.title(title)) is kept by `tidemark best`, with each attempt, at \(place)"
    case .edit(let title, let place): "the words of \(language.title(title)) are changed by `tidemark edit`, at \(place)"
    case .isNoGoal(let text, let title, let place):
      "\(language.title(text)) is not a goal of \(language.title(title)), at \(place)"
    case .writeGoal: "write a number above 0, without a unit"
    case .writeLength: "write a length of time, like 0:30"
    case .writeNumber: "write a number, like 30"
    case .isNoDay(let text): "\(language.title(text)) is not a day"
    case .writeDay: "write a day like 2027-04-01, or tomorrow"
    case .hasTwoDays(let title, let days, let place): "\(language.title(title)) has two days, \(days), at \(place)"
    case .sayWhich: "say which one you mean"
    case .wouldEndBeforeStart(let title, let last, let first, let place):
      "\(language.title(title)) would end on \(last), before it begins on \(first), at \(place)"
    case .isNoTime(let text): "\(language.title(text)) is not a time"
    case .writeTime: "write a time like 9:30, or one to another, like 9:30-10:00"
    case .wouldNotEnd(let title, let start): "\(language.title(title)) would not end after \(start) on its day"
    case .writeBothTimes: "write both times, like 9:30-10:00"
    }
  }
}
