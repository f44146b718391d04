import Languages
import Outline

private let language = Language.english

extension MisplacedVaultMessage {
  var english: String {
    switch self {
    case .hasOtherName(let name):
      "the root of a vault is called \(language.quoted("tidemark.md")), so the settings and lists of \(language.quoted(name)) are ignored"
    case .renameOrWriteKind: "rename the file, or write another kind"
    case .isOfOtherKind(let kind):
      "\(language.quoted("tidemark.md")) is the root of a vault, but its kind is \(language.quoted(kind.rawValue)), so no settings are read from it"
    case .writeKindOrRename: "write \(language.quoted("kind: vault")), or rename the file"
    case .hasNoKind: "\(language.quoted("tidemark.md")) has settings, but no kind, so they are not read"
    case .writeKind: "write \(language.quoted("kind: vault")) above them"
    }
  }
}
