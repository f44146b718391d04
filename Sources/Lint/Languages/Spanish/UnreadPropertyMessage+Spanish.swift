import Languages

private let language = Language.spanish

extension UnreadPropertyMessage {
  var spanish: String {
    switch self {
    case .isAlias(let name): "el valor de \(language.quoted(name)) es un alias, así que se conserva y no se lee"
    case .hasAnchor(let name): "el valor de \(language.quoted(name)) tiene un ancla, así que se conserva y no se lee"
    case .hasTag(let name): "el valor de \(language.quoted(name)) tiene una etiqueta YAML, así que se conserva y no se lee"
    case .isNoText(let name):
      "el valor de \(language.quoted(name)) no es ni un texto ni una lista de textos, así que se conserva y no se lee"
    case .isOfTasks(let name): "un proyecto no tiene \(language.quoted(name)), así que se conserva y no se lee"
    case .isText(let line): "\(language.quoted(line)) es texto aquí: las propiedades se leen en el encabezado"
    case .writeText: "escribe un solo texto después de los dos puntos"
    case .writeList: "escribe una lista de textos después de los dos puntos, como \(language.quoted("[uno, dos]"))"
    case .leaveOrWrite: "déjala si es de otro programa; si no, escribe un texto o una lista de textos después de los dos puntos"
    case .writeOnTask(let field): "es de las tareas: escribe \(language.quoted(field)) al final de una"
    case .writeAtTop(let line): "escribe \(language.quoted(line)) entre las líneas \(language.quoted("---")) del principio"
    case .correctThere(let name): "\(language.quoted(name)) está en el encabezado: corrígela ahí, y borra esta línea"
    case .moveToFrontMatter(let line): "Escribir \(language.quoted(line)) en el encabezado"
    case .isComment(let words): "\(language.quoted(words)) es un comentario para YAML, así que no se lee"
    case .writeInQuotes:
      "escríbelo entre comillas dobles, o pon un espacio después del \(language.quoted("#")) si es un comentario"
    }
  }
}
