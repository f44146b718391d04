import Languages

private let language = Language.french

extension OtherCaseMessage {
  var french: String {
    switch self {
    case .isTag(let written, let other):
      "\(language.quoted(written)) est un mot-clé qui s’écrit \(language.quoted(other)) plus haut"
    case .isCategory(let written, let other):
      "\(language.quoted(written)) est une catégorie qui s’écrit \(language.quoted(other)) plus haut"
    case .writeSame(let other): "écrivez \(language.quoted(other)) si c’est la même chose"
    }
  }
}
