import Languages

private let language = Language.english

extension DatabasePart {
  var english: String {
    switch self {
    case .listOfTables: "its list of tables"
    case .version: "its version"
    case .table(let name): "the table \(language.quoted(name))"
    case .header: "its header"
    case .pages: "its pages"
    }
  }
}
