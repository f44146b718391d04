import Languages

private let language = Language.english

extension CategoryAdditionMessage {
  var english: String {
    switch self {
    case .noRoot: "the vault has no tidemark.md"
    case .isNotRead(let words): "\(language.title(words)) does not read as a category"
    case .writeLikeLearning: "write it like \(language.quoted("🌱 Learning"))"
    case .isThere(let title, let place): "\(language.title(title)) is a category already, at \(place)"
    case .category(let title, let place): "the category \(language.title(title)), \(place)"
    }
  }
}
