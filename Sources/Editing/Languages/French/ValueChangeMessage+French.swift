import Languages

private let language = Language.french

extension ValueChangeMessage {
  var french: String {
    switch self {
    case .isNoCountOfStrokes(let value):
      "un décompte compte des traits, et \(language.number(value)) n’est pas un nombre entier"
    case .giveWholeNumber: "donnez un nombre entier, 0 ou plus"
    case .hasNoNumber(let title): "\(language.title(title)) n’a pas de nombre"
    case .othersHaveOne: "les compteurs, les comptes, les records et les décomptes en ont un"
    case .hasFieldInNumber(let title, let place):
      "il y a un champ dans le nombre de \(language.title(title)), dans \(place)"
    case .moveField: "déplacez d’abord le champ après le nombre"
    case .isNoNumber(let text, let place): "\(language.title(text)) n’est pas lu comme un nombre, dans \(place)"
    case .writeNumber(let count):
      "écrivez-y à la main un nombre d’au plus \(language.counted(count, "chiffre", "chiffres")), puis au besoin une unité, ou enlevez-le"
    }
  }
}
