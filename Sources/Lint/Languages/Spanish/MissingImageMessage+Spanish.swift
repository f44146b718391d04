import Languages

private let language = Language.spanish

extension MissingImageMessage {
  var spanish: String {
    switch self {
    case .doesNotExist(let path): "la imagen \(language.quoted(path)) no existe"
    case .correctPath: "corrige la ruta, que parte de la carpeta de este archivo, o pon ahí la imagen"
    case .writeSlashes(let path): "escribe \(language.quoted(path)): las carpetas se separan con una diagonal"
    case .hasNoPath: "la imagen no tiene ruta"
    case .writePath: "escribe una entre los paréntesis, como \(language.quoted("img/sunrise.jpg"))"
    case .hasSpace(let path): "\(language.quoted(path)) contiene un espacio, así que Markdown no lee ninguna imagen"
    case .writeInBrackets(let path): "escribe la ruta entre corchetes angulares, \(language.quoted("<\(path)>"))"
    case .putInBrackets: "Escribir la ruta entre corchetes angulares"
    }
  }
}
