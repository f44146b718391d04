import Languages

private let language = Language.french

extension DatabasePart {
  var french: String {
    switch self {
    case .listOfTables: "sa liste de tables"
    case .version: "sa version"
    case .table(let name): "la table \(language.quoted(name))"
    case .header: "son en-tête"
    case .pages: "ses pages"
    }
  }
}
