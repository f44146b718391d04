import Languages

private let language = Language.english

extension RevisionWriterMessage {
  var english: String {
    switch self {
    case .leavesVault(let path, let link):
      "\(path): not written: \(language.quoted(link)) is a symbolic link out of the vault"
    }
  }
}
