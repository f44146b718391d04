import Languages

private let language = Language.french

extension UnknownCategoryMessage {
  var french: String {
    switch self {
    case .isNoCategory(let name): "\(language.quoted(name)) n’est pas une catégorie de ce coffre"
    case .writeOneOf(let names):
      "écrivez \(language.or(names)), ou ajoutez-lui une ligne sous \(language.quoted("Categories")) dans tidemark.md"
    case .writeAnother:
      "écrivez le nom d’une autre, ou ajoutez-lui une ligne sous \(language.quoted("Categories")) dans tidemark.md"
    }
  }
}
