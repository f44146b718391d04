import Languages

private let language = Language.spanish

extension LateFrontMatterMessage {
  var spanish: String {
    switch self {
    case .isBelowBlankLine: "un encabezado debajo de una línea en blanco no se lee"
    case .deleteBlankLinesAbove:
      "borra las líneas en blanco de arriba: el encabezado empieza en la primera línea del archivo"
    case .deleteBlankLines: "Borrar las líneas en blanco"
    case .isBelowComment: "un encabezado debajo de un comentario no se lee"
    case .moveComment:
      "mueve el comentario debajo de la línea de cierre: el encabezado empieza en la primera línea del archivo"
    case .hasNoFence(let kind): "\(language.quoted(kind)) no se lee, porque no hay ningún \(language.quoted("---")) arriba"
    case .isNoFence(let line): "\(language.quoted(line)) no empieza un encabezado, así que las propiedades de abajo no se leen"
    case .writeFences: "escribe \(language.quoted("---")) como primera línea del archivo, y otra vez debajo de las propiedades"
    case .fence: "Escribir \(language.quoted("---")) arriba y abajo de las propiedades"
    }
  }
}
