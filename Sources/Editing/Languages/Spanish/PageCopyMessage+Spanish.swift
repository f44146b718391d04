import Languages

private let language = Language.spanish

extension PageCopyMessage {
  var spanish: String {
    switch self {
    case .cannotBeMade(let path): "\(path) no se puede crear"
    case .isTitle(let title, let path): "\(language.title(title)) ya es el título de \(path)"
    case .giveOther: "ponle otro"
    case .created(let path): "\(path): creado"
    }
  }
}
