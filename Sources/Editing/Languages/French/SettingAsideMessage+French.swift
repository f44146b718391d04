import Languages

private let language = Language.french

extension SettingAsideMessage {
  var french: String {
    switch self {
    case .isNoItemOfPage(let title): "\(language.title(title)) n’est pas un élément d’une page"
    case .onlyItemsOfPages: "seuls ceux-là peuvent être mis de côté"
    case .isSetAside(let title, let place): "\(language.title(title)) est déjà mis de côté, \(place)"
    case .takesNoSection(let path): "\(path) n’admet pas de section à la fin"
    case .isNotSetAside(let title): "\(language.title(title)) n’est pas mis de côté"
    case .saysNoFormerPlace(let title, let place): "\(language.title(title)) ne dit pas où il était, dans \(place)"
    case .writeFormerPlace: "écrivez \(language.quoted("(was: Titre de la section)")) à la fin"
    case .isBack(let title, let part, let place): "\(language.title(title)) dans \(language.title(part)), \(place)"
    case .hasNoSection(let path, let title, let place):
      "\(place) dit \(language.title(title)), mais \(path) n’a pas de section de ce nom"
    case .makeSection: "créez-la avec `tidemark add-section`, ou écrivez un autre titre après \(language.quoted("was"))"
    case .nothingIsCalled(let name, let part, let place):
      "\(place) dit \(language.title(name)), mais rien ne s’appelle ainsi dans \(language.title(part))"
    case .isSetAsideToo(let title):
      "\(language.title(title)) est aussi mis de côté\(language.colon) rétablissez-le d’abord"
    case .restoreElsewhere: "rétablissez-le à un autre endroit"
    }
  }
}
