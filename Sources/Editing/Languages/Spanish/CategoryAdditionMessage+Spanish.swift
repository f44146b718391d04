import Languages

private let language = Language.spanish

extension CategoryAdditionMessage {
  var spanish: String {
    switch self {
    case .noRoot: "la bóveda no tiene tidemark.md"
    case .isNotRead(let words): "\(language.title(words)) no se lee como una categoría"
    case .writeLikeLearning: "escríbela como \(language.quoted("🌱 Aprendizaje"))"
    case .isThere(let title, let place): "\(language.title(title)) ya es una categoría, en \(place)"
    case .category(let title, let place): "la categoría \(language.title(title)), \(place)"
    }
  }
}
