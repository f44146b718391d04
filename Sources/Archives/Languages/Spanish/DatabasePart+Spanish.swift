import Languages

private let language = Language.spanish

extension DatabasePart {
  var spanish: String {
    switch self {
    case .listOfTables: "su lista de tablas"
    case .version: "su versión"
    case .table(let name): "la tabla \(language.quoted(name))"
    case .header: "su cabecera"
    case .pages: "sus páginas"
    }
  }
}
