import Languages

private let language = Language.french

extension DeadLinkMessage {
  var french: String {
    switch self {
    case .isNoFile(let path): "\(language.quoted(path)) n’est pas un fichier de ce coffre que Tidemark lit"
    case .isNoDocument(let title): "\(language.quoted(title)) n’est pas un document de ce coffre"
    case .isOfOtherKind(let words, let kind, let section):
      "\(language.quoted(words)) mène à un fichier de type \(language.quoted(kind)), qui n’a pas sa place dans \(language.quoted(section))"
    case .correctOrDelete: "corrigez le lien ou supprimez la ligne"
    case .moveLine(let section): "déplacez la ligne vers \(language.quoted(section))"
    case .hasNoList: "supprimez la ligne\(language.colon) les fichiers de ce type n’ont pas de liste"
    case .deleteLine: "Supprimer la ligne"
    }
  }
}
