import Languages
import Planner

private let language = Language.french

extension NumberChangeMessage {
  var french: String {
    switch self {
    case .nothingToCount: "il n’y a rien à compter"
    case .isNoCounter(let title, let place): "\(language.title(title)) n’est pas un compteur, dans \(place)"
    case .countsLength(let title, let place): "\(language.title(title)) compte une durée, dans \(place)"
    case .countsNoLength(let title, let place): "\(language.title(title)) ne compte pas une durée, dans \(place)"
    case .giveLength: "donnez une durée, comme \(language.quoted("+0:30")), soit 30 secondes"
    case .giveNumber: "donnez un nombre, comme \(language.quoted("+30"))"
    case .hasTooManyDigits: "le nombre aurait plus de 18 chiffres"
    case .wouldBeBelowZero(let title, let number, let place):
      "un compteur ne descend pas sous 0, et \(language.title(title)) est à \(language.number(number)), dans \(place)"
    case .isAt(let title, let value, let place): "\(language.title(title)) est à \(value.text(in: language)), \(place)"
    case .isNoTally(let title, let place): "\(language.title(title)) n’est pas un décompte, dans \(place)"
    case .hasOnly(let title, let count, let place):
      "\(language.title(title)) a seulement \(language.counted(count, "trait", "traits")), dans \(place)"
    case .removeAtMostThat: "enlevez-en au plus ce nombre"
    case .areTooMany(let count, let place):
      "\(language.counted(count, "trait", "traits")), c’est trop pour une ligne, dans \(place)"
    case .useCount(let title, let count):
      "utilisez un compte pour de plus grands nombres\(language.colon) \(language.quoted("\(title): \(count) (count: up)"))"
    case .hasStrokes(let title, let count, let place):
      "\(language.title(title)) a \(language.counted(count, "trait", "traits")), \(place)"
    }
  }
}
