import Languages

private let language = Language.spanish

extension DeadLinkMessage {
  var spanish: String {
    switch self {
    case .isNoFile(let path): "\(language.quoted(path)) no es un archivo de esta bóveda que Tidemark lea"
    case .isNoDocument(let title): "\(language.quoted(title)) no es un documento de esta bóveda"
    case .isOfOtherKind(let words, let kind, let section):
      "\(language.quoted(words)) lleva a un archivo de tipo \(language.quoted(kind)), que no va en \(language.quoted(section))"
    case .correctOrDelete: "corrige el enlace o borra la línea"
    case .moveLine(let section): "mueve la línea a \(language.quoted(section))"
    case .hasNoList: "borra la línea: los archivos de este tipo no tienen lista"
    case .deleteLine: "Borrar la línea"
    }
  }
}
