import Languages

private let language = Language.french

extension UndoneFileMessage {
  var french: String {
    switch self {
    case .broughtBack(let path): "\(path)\(language.colon) récupéré"
    case .created(let path): "\(path)\(language.colon) créé"
    case .removed(let path): "\(path)\(language.colon) supprimé"
    case .asBefore(let path): "\(path)\(language.colon) comme avant"
    case .changed(let path): "\(path)\(language.colon) modifié"
    case .isGone(let path): "\(path) n’existe plus"
    case .wasChanged(let path): "\(path) a été modifié entre-temps"
    case .isThereAgain(let path): "\(path) existe de nouveau"
    }
  }
}
