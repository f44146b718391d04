import Languages

private let language = Language.spanish

extension StagedFilesMessage {
  var spanish: String {
    switch self {
    case .inConflict: inConflict
    case .isInConflict(let path): "\(path): \(inConflict)"
    case .folderIsGone: "la carpeta actual ya no existe"
    case .goToFolder: "ve a una carpeta que exista"
    case .isOutside(let path):
      "\(language.quoted(path)) está fuera del repositorio, y nada de ahí está preparado en él"
    }
  }

  private var inConflict: String { "está en conflicto; resuélvelo y haz “git add” con el archivo" }
}
