import Chronology
import Languages
import Planner

private let language = Language.english

extension AttemptMessage {
  var english: String {
    switch self {
    case .isNoBest(let title, let place): "\(language.title(title)) is not a best so far, at \(place)"
    case .isAhead(let day, let today): "\(day) is after today, \(today)"
    case .isNoLength(let title, let value, let place):
      "the attempts at \(language.title(title)) are lengths of time, and \(value) is not one, at \(place)"
    case .isLength(let title, let value, let place):
      "the attempts at \(language.title(title)) are numbers, and \(value) is not one, at \(place)"
    case .giveLength: "give minutes and seconds, like 24:30, or hours too, like 1:02:03"
    case .giveNumber: "give a number, like 24.5"
    case .doesNotBeat(let value, let best, let title, let place):
      "\(value) does not beat \(best), which is in no entry of the log of \(language.title(title)), at \(place)"
    case .recordFirst(let value): "record that one first: `tidemark best` with \(value) and --on its day"
    case .kept(let title, let value, let day, let outcome, let place):
      "\(language.title(title)) \(value) on \(day), \(words(for: outcome)), \(place)"
    }
  }

  private func words(for outcome: Outcome) -> String {
    switch outcome {
    case .firstAttempt: "the first attempt"
    case .newBest(let old): "a new best; it was \(old)"
    case .asGood: "as good as the best"
    case .bestStays(let best): "the best stays \(best)"
    }
  }
}
