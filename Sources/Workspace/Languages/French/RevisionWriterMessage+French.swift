import Languages

private let language = Language.french

extension RevisionWriterMessage {
  var french: String {
    switch self {
    case .leavesVault(let path, let link):
      "\(path)\(language.colon) non écrit\(language.colon) \(language.quoted(link)) est un lien symbolique qui sort du coffre"
    }
  }
}
