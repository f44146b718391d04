import Chronology
import Languages
import Planner

private let language = Language.spanish

extension AttemptMessage {
  var spanish: String {
    switch self {
    case .isNoBest(let title, let place): "\(language.title(title)) no es un récord, en \(place)"
    case .isAhead(let day, let today): "el \(day) es después de hoy, \(today)"
    case .isNoLength(let title, let value, let place):
      "los intentos de \(language.title(title)) son duraciones, y \(language.number(value)) no lo es, en \(place)"
    case .isLength(let title, let value, let place):
      "los intentos de \(language.title(title)) son números, y \(language.number(value)) no lo es, en \(place)"
    case .giveLength: "da minutos y segundos, como 24:30, o también horas, como 1:02:03"
    case .giveNumber: "da un número, como 24.5"
    case .doesNotBeat(let value, let best, let title, let place):
      "\(language.number(value)) no supera \(language.number(best)), que no está en ninguna entrada del registro de \(language.title(title)), en \(place)"
    case .recordFirst(let value): "registra primero ese: `tidemark best` con \(value) y --on con su día"
    case .kept(let title, let value, let day, let outcome, let place):
      "\(language.title(title)) \(language.number(value)) el \(day), \(words(for: outcome)), \(place)"
    }
  }

  private func words(for outcome: Outcome) -> String {
    switch outcome {
    case .firstAttempt: "el primer intento"
    case .newBest(let old): "un nuevo récord; era \(language.number(old))"
    case .asGood: "igual al récord"
    case .bestStays(let best): "el récord sigue en \(language.number(best))"
    }
  }
}
