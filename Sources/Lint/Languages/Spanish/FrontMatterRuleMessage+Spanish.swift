import Languages

private let language = Language.spanish

extension FrontMatterRuleMessage {
  var spanish: String {
    switch self {
    case .isUnclosed: "el encabezado no tiene línea de cierre"
    case .writeClosingLine: "escribe \(language.quoted("---")) en su propia línea, debajo de la última propiedad"
    case .close: "Escribir \(language.quoted("---")) debajo de las propiedades"
    case .cannotBeRead(let flaw): "el encabezado no se puede leer: \(words(for: flaw))"
    case .cannotBeReadAt(let line, let flaw): "el encabezado no se puede leer en \(language.quoted(line)): \(words(for: flaw))"
    case .writeOneOnEachLine:
      "escribe un \(language.quoted("key: value")) en cada línea, y entre comillas dobles un valor que lleve signos"
    case .writeInQuotes: "escribe el valor entre comillas dobles"
    case .writeColonOrDelete: "escríbela como \(language.quoted("key: value")), o quítala"
    case .closeQuotes: "escribe la segunda comilla al final del valor"
    case .closeBracket: "escribe el corchete de cierre al final de la lista"
    case .indentBySpaces: "ponle sangría con espacios"
    case .writeListInBrackets: "escríbela como \(language.quoted("[uno, dos]")), o cada parte en su propia línea"
    case .doubleBackslash: "escribe dos diagonales invertidas, o comillas simples"
    case .writeTags(let list): "escribe \(language.quoted(list))"
    case .writeWithoutSign: "escríbelo sin el \(language.quoted("#")), o entre comillas dobles"
    }
  }

  private func words(for flaw: FrontMatterFlaw) -> String {
    switch flaw {
    case .isNoMapping: "no es una lista de líneas \(language.quoted("key: value"))"
    case .colonInValue: "un valor tiene dos puntos antes de un espacio, o al final"
    case .keptSign: "un valor empieza con un signo que YAML se reserva, o una línea con un tabulador"
    case .keptAnchor: "un valor empieza con \(language.quoted("*")) o \(language.quoted("&")), que YAML se reserva"
    case .lacksColon: "una línea no tiene dos puntos"
    case .indentDiffers: "una línea no tiene la misma sangría que las de arriba, o sigue después de un valor"
    case .quotesUnclosed: "falta cerrar unas comillas"
    case .bracketUnclosed: "falta cerrar un corchete"
    case .tab: "una línea tiene sangría con tabulador"
    case .listOnLineOfKey: "una lista empieza en la línea de su clave"
    case .unknownEscape: "una diagonal invertida entre comillas dobles inicia un escape que YAML no tiene"
    case .commentInBrackets:
      "una palabra entre corchetes empieza con \(language.quoted("#")), que YAML lee como un comentario hasta el final de la línea"
    case .other(let words): words
    }
  }
}
