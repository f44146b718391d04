import Languages

private let language = Language.french

extension CategoryAdditionMessage {
  var french: String {
    switch self {
    case .noRoot: "le coffre n’a pas de tidemark.md"
    case .isNotRead(let words): "\(language.title(words)) n’est pas lu comme une catégorie"
    case .writeLikeLearning: "écrivez-la comme \(language.quoted("🌱 Apprentissage"))"
    case .isThere(let title, let place): "\(language.title(title)) est déjà une catégorie, dans \(place)"
    case .category(let title, let place): "la catégorie \(language.title(title)), \(place)"
    }
  }
}
