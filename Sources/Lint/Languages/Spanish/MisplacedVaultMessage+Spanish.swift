import Languages
import Outline

private let language = Language.spanish

extension MisplacedVaultMessage {
  var spanish: String {
    switch self {
    case .hasOtherName(let name):
      "la raíz de una bóveda se llama \(language.quoted("tidemark.md")), así que los ajustes y las listas de \(language.quoted(name)) no cuentan"
    case .renameOrWriteKind: "cambia el nombre del archivo, o escribe otro tipo"
    case .isOfOtherKind(let kind):
      "\(language.quoted("tidemark.md")) es la raíz de una bóveda, pero su tipo es \(language.quoted(kind.rawValue)), así que no se lee ningún ajuste de él"
    case .writeKindOrRename: "escribe \(language.quoted("kind: vault")), o cambia el nombre del archivo"
    case .hasNoKind: "\(language.quoted("tidemark.md")) tiene ajustes, pero no tiene tipo, así que no se leen"
    case .writeKind: "escribe \(language.quoted("kind: vault")) arriba de ellos"
    }
  }
}
