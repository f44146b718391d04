import Languages

private let language = Language.spanish

extension FolderExportMessage {
  var spanish: String {
    switch self {
    case .sum(let folder, let written, let removed, let unchanged):
      "\(folder): \(language.counted(written, "escrito", "escritos")), \(language.counted(removed, "eliminado", "eliminados")), \(language.counted(unchanged, "sin cambios", "sin cambios"))"
    case .isOfOthers(let path):
      "\(path): no se escribió: ya existe, y no lo escribió Tidemark; elige otra carpeta"
    }
  }
}
