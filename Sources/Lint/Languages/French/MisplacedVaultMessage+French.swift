import Languages
import Outline

private let language = Language.french

extension MisplacedVaultMessage {
  var french: String {
    switch self {
    case .hasOtherName(let name):
      "la racine d’un coffre s’appelle \(language.quoted("tidemark.md")), donc les réglages et les listes de \(language.quoted(name)) sont ignorés"
    case .renameOrWriteKind: "renommez le fichier, ou écrivez un autre type"
    case .isOfOtherKind(let kind):
      "\(language.quoted("tidemark.md")) est la racine d’un coffre, mais son type est \(language.quoted(kind.rawValue)), donc aucun réglage n’y est lu"
    case .writeKindOrRename: "écrivez \(language.quoted("kind: vault")), ou renommez le fichier"
    case .hasNoKind: "\(language.quoted("tidemark.md")) a des réglages, mais pas de type, donc ils ne sont pas lus"
    case .writeKind: "écrivez \(language.quoted("kind: vault")) au-dessus d’eux"
    }
  }
}
