import Languages

private let language = Language.spanish

extension WordsChangeMessage {
  var spanish: String {
    switch self {
    case .hasFieldsAmongWords(let title): "hay campos entre las palabras de \(language.title(title))"
    case .changeByHand(let place): "cámbialas a mano en \(place)"
    case .hasNoTitle(let path): "\(path) no tiene título propio"
    case .writeTitle(let words): "escribe `# \(words)` debajo de su encabezado"
    case .hasNoHeading(let place): "\(place) no tiene ningún título que se pueda cambiar"
    }
  }
}
