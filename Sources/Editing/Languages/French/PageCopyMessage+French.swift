import Languages

private let language = Language.french

extension PageCopyMessage {
  var french: String {
    switch self {
    case .cannotBeMade(let path): "\(path) ne peut pas être créé"
    case .isTitle(let title, let path): "\(language.title(title)) est déjà le titre de \(path)"
    case .giveOther: "donnez-lui-en un autre"
    case .created(let path): "\(path)\(language.colon) créé"
    }
  }
}
