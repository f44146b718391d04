import Languages

private let language = Language.french

extension FolderExportMessage {
  var french: String {
    switch self {
    case .sum(let folder, let written, let removed, let unchanged):
      "\(folder)\(language.colon) \(language.counted(written, "écrit", "écrits")), \(language.counted(removed, "supprimé", "supprimés")), \(language.counted(unchanged, "inchangé", "inchangés"))"
    case .isOfOthers(let path):
      "\(path)\(language.colon) non écrit, car il existe déjà et Tidemark ne l’a pas écrit; choisissez un autre dossier"
    }
  }
}
