import Languages

private let language = Language.english

extension PageCopyMessage {
  var english: String {
    switch self {
    case .cannotBeMade(let path): "\(path) cannot be made"
    case .isTitle(let title, let path): "\(language.title(title)) is the title of \(path) already"
    case .giveOther: "give it another"
    case .created(let path): "\(path): created"
    }
  }
}
