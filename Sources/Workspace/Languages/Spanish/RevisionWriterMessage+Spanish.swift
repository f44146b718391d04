import Languages

private let language = Language.spanish

extension RevisionWriterMessage {
  var spanish: String {
    switch self {
    case .leavesVault(let path, let link):
      "\(path): no se escribió: \(language.quoted(link)) es un enlace simbólico que sale de la bóveda"
    }
  }
}
