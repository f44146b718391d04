import Languages

private let language = Language.french

extension PropertyChangeMessage {
  var french: String {
    switch self {
    case .keepsKind(let path): "le type de \(path) ne peut pas être modifié"
    case .beginNewFile: "commencez un nouveau fichier avec `tidemark new`"
    case .isPart(let text, let property, let place):
      "\(language.title(text)) est lu comme une partie de \(language.quoted(property)), dans \(place)"
    case .giveOwnProperty: "donnez-lui sa propre propriété, ou enlevez-le"
    case .hasNoFrontMatter(let path): "\(path) n’a pas d’en-tête"
    }
  }
}
