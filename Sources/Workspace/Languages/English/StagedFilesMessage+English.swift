import Languages

private let language = Language.english

extension StagedFilesMessage {
  var english: String {
    switch self {
    case .inConflict: inConflict
    case .isInConflict(let path): "\(path): \(inConflict)"
    case .folderIsGone: "the current folder is gone"
    case .goToFolder: "go to a folder that exists"
    case .isOutside(let path): "\(language.quoted(path)) is outside the repository, and nothing there is staged in it"
    }
  }

  private var inConflict: String { "in conflict; settle it and “git add” the file" }
}
