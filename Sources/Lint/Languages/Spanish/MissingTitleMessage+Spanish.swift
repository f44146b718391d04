import Languages

private let language = Language.spanish

extension MissingTitleMessage {
  var spanish: String {
    switch self {
    case .goesByName(let name): "el archivo no tiene título, así que se usa su nombre, \(language.quoted(name))"
    case .writeTitle: "escribe el título como \(language.quoted("# Título")) debajo del encabezado"
    }
  }
}
