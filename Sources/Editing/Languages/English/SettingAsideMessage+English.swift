import Languages

private let language = Language.english

extension SettingAsideMessage {
  var english: String {
    switch self {
    case .isNoItemOfPage(let title): "\(language.title(title)) is not an item of a page"
    case .onlyItemsOfPages: "only those can be set aside"
    case .isSetAside(let title, let place): "\(language.title(title)) is set aside already, \(place)"
    case .takesNoSection(let path): "\(path) takes no section at its end"
    case .isNotSetAside(let title): "\(language.title(title)) is not set aside"
    case .saysNoFormerPlace(let title, let place): "\(language.title(title)) does not say where it was, at \(place)"
    case .writeFormerPlace: "write “(was: Section title)” at its end"
    case .isBack(let title, let part, let place): "\(language.title(title)) to \(language.title(part)), \(place)"
    case .hasNoSection(let path, let title, let place):
      "\(path) has no section called \(language.title(title)), as \(place) says"
    case .makeSection: "make it with `tidemark add-section`, or write another title after “was”"
    case .nothingIsCalled(let name, let part, let place):
      "nothing is called \(language.title(name)) in \(language.title(part)), as \(place) says"
    case .isSetAsideToo(let title): "\(language.title(title)) is set aside too: restore it first"
    case .restoreElsewhere: "restore it to another place"
    }
  }
}
