import Languages
import Planner

private let language = Language.spanish

extension NumberChangeMessage {
  var spanish: String {
    switch self {
    case .nothingToCount: "no hay nada que contar"
    case .isNoCounter(let title, let place): "\(language.title(title)) no es un contador, en \(place)"
    case .countsLength(let title, let place): "\(language.title(title)) cuenta una duración, en \(place)"
    case .countsNoLength(let title, let place): "\(language.title(title)) no cuenta una duración, en \(place)"
    case .giveLength: "da una duración, como \(language.quoted("+0:30")), que son 30 segundos"
    case .giveNumber: "da un número, como \(language.quoted("+30"))"
    case .hasTooManyDigits: "el número tendría más de 18 cifras"
    case .wouldBeBelowZero(let title, let number, let place):
      "un contador no baja de 0, y \(language.title(title)) va en \(language.number(number)), en \(place)"
    case .isAt(let title, let value, let place): "\(language.title(title)) va en \(value.text(in: language)), \(place)"
    case .isNoTally(let title, let place): "\(language.title(title)) no es un conteo, en \(place)"
    case .hasOnly(let title, let count, let place):
      "\(language.title(title)) tiene solo \(language.counted(count, "raya", "rayas")), en \(place)"
    case .removeAtMostThat: "quita como máximo esa cantidad"
    case .areTooMany(let count, let place):
      "\(language.counted(count, "raya es demasiada", "rayas son demasiadas")) para una línea, en \(place)"
    case .useCount(let title, let count):
      "usa una cuenta para números mayores: \(language.quoted("\(title): \(count) (count: up)"))"
    case .hasStrokes(let title, let count, let place):
      "\(language.title(title)) tiene \(language.counted(count, "raya", "rayas")), \(place)"
    }
  }
}
