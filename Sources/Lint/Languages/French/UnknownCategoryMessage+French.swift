import Languages

private let language = Language.french

extension UnknownCategoryMessage {
  var french: String {
    switch self {
    case .isNoCategory(let name): "\(language.quoted(name)) n’est pas une catégorie de ce coffre"
    case .writeOneOf(let names):
      "écrivez \(language.or(names)), ou ajoutez une ligne pour celle-ci sous \(language.quoted("Categories")) dans tidemark.md"
    case .writeAnother:
      "écrivez le nom d’une autre, ou ajoutez une ligne pour celle-ci sous \(language.quoted("Categories")) dans tidemark.md"
    }
  }
}
