import Languages

private let language = Language.spanish

extension PropertyChangeMessage {
  var spanish: String {
    switch self {
    case .keepsKind(let path): "el tipo de \(path) no se puede cambiar"
    case .beginNewFile: "comienza un archivo nuevo con `tidemark new`"
    case .isPart(let text, let property, let place):
      "\(language.title(text)) se lee como parte de \(language.quoted(property)), en \(place)"
    case .giveOwnProperty: "dale su propia propiedad, o quítalo"
    case .hasNoFrontMatter(let path): "\(path) no tiene encabezado"
    }
  }
}
