import Languages

private let language = Language.english

extension DeadLinkMessage {
  var english: String {
    switch self {
    case .isNoFile(let path): "\(language.quoted(path)) is not a file of this vault that Tidemark reads"
    case .isNoDocument(let title): "\(language.quoted(title)) is not a document of this vault"
    case .isOfOtherKind(let words, let kind, let section):
      "\(language.quoted(words)) leads to a file of the kind \(language.quoted(kind)), which does not belong in \(language.quoted(section))"
    case .correctOrDelete: "correct the link, or delete the line"
    case .moveLine(let section): "move the line to \(language.quoted(section))"
    case .hasNoList: "delete the line: files of this kind have no list"
    case .deleteLine: "Delete the line"
    }
  }
}
