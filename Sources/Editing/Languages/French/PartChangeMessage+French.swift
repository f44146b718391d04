import Languages

private let language = Language.french

extension PartChangeMessage {
  var french: String {
    switch self {
    case .hasNoGoal(let place): "\(place) n’a pas d’objectif qu’on puisse modifier"
    case .hasFieldsAmongValues(let place): "il y a des champs parmi les valeurs, dans \(place)"
    case .changeInFile: "modifiez-les dans le fichier"
    case .listIsTooShort(let place): "une liste a deux valeurs ou plus, dans \(place)"
    case .writeBar: "écrivez-les avec une barre entre elles\(language.colon) \(language.quoted("calme | clair"))"
    case .hasNoDays(let place): "\(place) n’a pas de jours devant son texte"
    }
  }
}
