import Languages

private let language = Language.english

extension UnknownCategoryMessage {
  var english: String {
    switch self {
    case .isNoCategory(let name): "\(language.quoted(name)) is not a category of this vault"
    case .writeOneOf(let names):
      "write \(language.or(names)), or add a line for it to \(language.quoted("Categories")) in tidemark.md"
    case .writeAnother: "write the name of another, or add a line for it to \(language.quoted("Categories")) in tidemark.md"
    }
  }
}
