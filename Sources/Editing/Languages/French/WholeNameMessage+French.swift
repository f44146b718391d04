import Languages

private let language = Language.french

extension WholeNameMessage {
  var french: String {
    switch self {
    case .isInText(let name): "\(language.title(name)) est dans un texte, qui ne se supprime que par sa ligne"
    case .isPart(let name, let title):
      "\(language.title(name)) n’est qu’une partie du nom de \(language.title(title))"
    case .nameInFull: "ce qui est supprimé se nomme en entier, ou par sa ligne"
    }
  }
}
