import Chronology
import Languages
import Planner

private let language = Language.french

extension AttemptMessage {
  var french: String {
    switch self {
    case .isNoBest(let title, let place): "\(language.title(title)) n’est pas un record, dans \(place)"
    case .isAhead(let day, let today): "le \(day) est après aujourd’hui, \(today)"
    case .isNoLength(let title, let value, let place):
      "les essais de \(language.title(title)) sont des durées, et \(language.number(value)) n’en est pas une, dans \(place)"
    case .isLength(let title, let value, let place):
      "les essais de \(language.title(title)) sont des nombres, et \(language.number(value)) n’en est pas un, dans \(place)"
    case .giveLength: "donnez des minutes et des secondes, comme 24:30, ou aussi des heures, comme 1:02:03"
    case .giveNumber: "donnez un nombre, comme 24.5"
    case .doesNotBeat(let value, let best, let title, let place):
      "\(language.number(value)) ne bat pas \(language.number(best)), qui n’est dans aucune entrée du journal de \(language.title(title)), dans \(place)"
    case .recordFirst(let value):
      "notez d’abord celui-là\(language.colon) `tidemark best` avec \(value) et --on suivi de son jour"
    case .kept(let title, let value, let day, let outcome, let place):
      "\(language.title(title)) \(language.number(value)) le \(day), \(words(for: outcome)), \(place)"
    }
  }

  private func words(for outcome: Outcome) -> String {
    switch outcome {
    case .firstAttempt: "le premier essai"
    case .newBest(let old): "un nouveau record; l’ancien était de \(language.number(old))"
    case .asGood: "à égalité avec le record"
    case .bestStays(let best): "le record reste à \(language.number(best))"
    }
  }
}
