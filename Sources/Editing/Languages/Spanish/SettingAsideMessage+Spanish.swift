import Languages

private let language = Language.spanish

extension SettingAsideMessage {
  var spanish: String {
    switch self {
    case .isNoItemOfPage(let title): "\(language.title(title)) no es un elemento de una página"
    case .onlyItemsOfPages: "solo esos se pueden apartar"
    case .isSetAside(let title, let place): "\(language.title(title)) ya está apartado, \(place)"
    case .takesNoSection(let path): "\(path) no admite ninguna sección al final"
    case .isNotSetAside(let title): "\(language.title(title)) no está apartado"
    case .saysNoFormerPlace(let title, let place): "\(language.title(title)) no dice dónde estaba, en \(place)"
    case .writeFormerPlace: "escribe “(was: Título de la sección)” al final"
    case .isBack(let title, let part, let place): "\(language.title(title)) en \(language.title(part)), \(place)"
    case .hasNoSection(let path, let title, let place):
      "\(place) dice \(language.title(title)), pero \(path) no tiene ninguna sección que se llame así"
    case .makeSection: "créala con `tidemark add-section`, o escribe otro título después de “was”"
    case .nothingIsCalled(let name, let part, let place):
      "\(place) dice \(language.title(name)), pero en \(language.title(part)) nada se llama así"
    case .isSetAsideToo(let title): "\(language.title(title)) también está apartado: restáuralo primero"
    case .restoreElsewhere: "restáuralo en otro lugar"
    }
  }
}
