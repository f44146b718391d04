extension FolderExportMessage {
  var english: String {
    switch self {
    case .sum(let folder, let written, let removed, let unchanged):
      "\(folder): \(written) written, \(removed) removed, \(unchanged) unchanged"
    case .isOfOthers(let path):
      "\(path): not written: it is there, and Tidemark did not write it; choose another folder"
    }
  }
}
