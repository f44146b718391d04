import Languages

private let language = Language.french

extension StagedFilesMessage {
  var french: String {
    switch self {
    case .inConflict: inConflict
    case .isInConflict(let path): "\(path)\(language.colon) \(inConflict)"
    case .folderIsGone: "le dossier courant n’existe plus"
    case .goToFolder: "allez dans un dossier qui existe"
    case .isOutside(let path): "\(language.quoted(path)) est hors du dépôt, et rien de là n’y est indexé"
    }
  }

  private var inConflict: String { "en conflit; réglez-le, puis faites \(language.quoted("git add")) avec le fichier" }
}
