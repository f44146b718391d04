import Languages

private let language = Language.spanish

extension UnreadLineMessage {
  var spanish: String {
    switch self {
    case .beginsNoItem(let sign): "\(language.quoted(sign)) no empieza un elemento de lista, así que la línea es texto"
    case .writeInstead(let sign): "escribe \(language.quoted(sign)) en su lugar, con un espacio después"
    case .makeItem: "Convertirla en un elemento de lista"
    case .makeItems: "Convertir las líneas en elementos de lista"
    case .beginsNoHeading(let sign): "\(language.quoted(sign)) no empieza un título, porque le sigue una palabra sin espacio"
    case .writeSpace: "escribe un espacio después"
    case .addSpace: "Escribir un espacio después"
    case .isPartOfItem(let words): "\(language.quoted(words)) es parte del texto del elemento de arriba"
    case .separateQuote:
      "pon una línea en blanco entre esta línea y el elemento, y empieza esta con \(language.quoted("> ")) para que sea una cita"
    case .makeQuote: "Convertirla en una cita"
    case .separateSentence: "pon antes una línea en blanco, para que sea un texto aparte, o dos espacios, si es del elemento"
    case .putBlankLine: "Poner antes una línea en blanco"
    case .isInQuote(let box): "\(language.quoted(box)) está en una cita, donde no se leen las tareas"
    case .takeOutOfQuote: "quita el \(language.quoted(">")) antes de la línea y sepárala de la cita con una línea en blanco"
    case .isInHTML(let box): "\(language.quoted(box)) está en un bloque de HTML, donde no se leen las tareas"
    case .takeOutOfHTML: "deja una línea en blanco arriba de la tarea y empiézala con \(language.quoted("- [ ] "))"
    }
  }
}
