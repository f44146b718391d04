import Languages

private let language = Language.french

extension DiffMessage {
  var french: String {
    switch self {
    case .folderAndFile: "un dossier ne peut pas être comparé à un fichier"
    case .nameTwo: "nommez deux fichiers, ou deux dossiers"
    case .isNoFile(let name): "\(language.quoted(name)) n’est pas un fichier, ni ici ni dans git"
    case .writeRevision: "écrivez REVISION:./PATH pour un fichier dans le dossier courant"
    case .nameTwoOfAny: "nommez deux fichiers, deux dossiers ou deux révisions"
    }
  }
}
