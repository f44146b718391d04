import Languages

private let language = Language.spanish

extension ConflictMarkerMessage {
  var spanish: String {
    switch self {
    case .marksMerge(let line): "\(language.quoted(line)) marca una fusión sin resolver"
    case .keepRight:
      "deja lo que sea correcto y borra las líneas que escribió git; mientras tanto ningún comando cambia el archivo"
    }
  }
}
