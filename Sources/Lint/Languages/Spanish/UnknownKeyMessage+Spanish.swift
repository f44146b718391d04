import Languages

private let language = Language.spanish

extension UnknownKeyMessage {
  var spanish: String {
    switch self {
    case .isNoKey(let word): "\(language.quoted(word)) no es una clave"
    case .moveOut: "sácalo de los paréntesis si es parte del texto; `tidemark spec keys` muestra las claves"
    case .sayAmongWords(let words): "dilo en el texto, como \(language.quoted(words)); `tidemark spec keys` muestra las claves"
    case .noTaskWaits(let words): "aquí ninguna tarea espera a otra: dilo en el texto, como \(language.quoted(words))"
    case .writeTag(let tag): "una etiqueta va después del texto: escribe \(language.quoted(tag))"
    case .writeEntry(let entry): "un registro dice cuándo se hizo: escribe \(language.quoted(entry)) debajo del elemento"
    case .writeAmongWords(let words): "Escribir \(language.quoted(words)) en el texto"
    case .writeBelow(let entry): "Escribir \(language.quoted(entry)) debajo"
    }
  }
}
