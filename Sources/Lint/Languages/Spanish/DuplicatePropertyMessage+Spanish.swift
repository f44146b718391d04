import Languages

private let language = Language.spanish

extension DuplicatePropertyMessage {
  var spanish: String {
    switch self {
    case .isThereAlready(let name, let line): "la propiedad \(language.quoted(name)) ya está en la línea \(line)"
    case .deleteOne(let line): "borra una de las dos; la que se lee es la de la línea \(line)"
    }
  }
}
