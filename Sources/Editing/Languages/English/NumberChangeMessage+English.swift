import Languages
import Planner

private let language = Language.english

extension NumberChangeMessage {
  var english: String {
    switch self {
    case .nothingToCount: "there is nothing to count"
    case .isNoCounter(let title, let place): "\(language.title(title)) is not a counter, at \(place)"
    case .countsLength(let title, let place): "\(language.title(title)) counts a length of time, at \(place)"
    case .countsNoLength(let title, let place): "\(language.title(title)) does not count a length of time, at \(place)"
    case .giveLength: "give a length of time, like +0:30 for 30 seconds"
    case .giveNumber: "give a number, like +30"
    case .hasTooManyDigits: "the number would have more than 18 digits"
    case .wouldBeBelowZero(let title, let number, let place):
      "a counter does not go below 0, and \(language.title(title)) is at \(number), at \(place)"
    case .isAt(let title, let value, let place): "\(language.title(title)) is at \(value.text(in: language)), \(place)"
    case .isNoTally(let title, let place): "\(language.title(title)) is not a tally, at \(place)"
    case .hasOnly(let title, let count, let place):
      "\(language.title(title)) has only \(count) \(language.form(count, "stroke", "strokes")), at \(place)"
    case .removeAtMostThat: "remove at most that number"
    case .areTooMany(let count, let place): "\(count) strokes are too many for a line, at \(place)"
    case .useCount(let title, let count):
      "use a count for larger numbers: \(language.quoted("\(title): \(count) (count: up)"))"
    case .hasStrokes(let title, let count, let place):
      "\(language.title(title)) has \(count) \(language.form(count, "stroke", "strokes")), \(place)"
    }
  }
}
