import Languages

private let language = Language.spanish

extension MisspelledKindMessage {
  var spanish: String {
    switch self {
    case .isNoKind(let word): "\(language.quoted(word)) no es un tipo de archivo"
    case .hasNoValue: "\(language.quoted("kind")) no tiene valor, así que este archivo no tiene tipo"
    case .isNoWord(let value): "el tipo es una sola palabra, y \(language.quoted(value)) no se lee como tal"
    case .isJoined(let line, let value):
      "YAML une \(language.quoted(line)) a la línea de arriba, y \(language.quoted(value)) no es un tipo de archivo"
    case .isNoLineOfKind(let line): "no se puede leer el encabezado, y un tipo no se escribe como \(language.quoted(line))"
    case .isNoProperty(let name): "\(language.quoted(name)) no es una propiedad conocida, así que este archivo no tiene tipo"
    case .isNoPropertyInFolder(let name, let kind):
      "\(language.quoted(name)) no es una propiedad conocida, y por su carpeta este archivo es de tipo \(language.quoted(kind))"
    case .write(let text): "escribe \(language.quoted(text))"
    case .writeAfterColon: "escribe uno después de los dos puntos, como \(language.quoted("kind: page")), o borra la línea"
    case .leaveAlone(let line):
      "deja \(language.quoted(line)) solo en su línea; pon lo que está debajo en una propiedad aparte, como \(language.quoted("tags:")), o quítalo"
    case .writeTags: "Escribir \(language.quoted("tags:")) arriba"
    }
  }
}
