import Languages

private let language = Language.spanish

extension MalformedBoxMessage {
  var spanish: String {
    switch self {
    case .lacksSpace(let text, let marker):
      "\(language.quoted(text)) no empieza un elemento de lista: falta un espacio después de \(language.quoted(marker))"
    case .isInParagraph(let box): "\(language.quoted(box)) está en un párrafo, donde no se leen casillas"
    case .isNoBox(let box): "\(language.quoted(box)) no es una casilla"
    case .isJoined(let box): "\(language.quoted(box)) no es una casilla, porque le sigue una palabra sin espacio"
    case .comesAfterWords(let box): "\(language.quoted(box)) no es una casilla, porque va después del texto"
    case .comesAfter(let box, let before):
      "\(language.quoted(box)) no es una casilla, porque va después de \(language.quoted(before))"
    case .write(let box): "escribe \(language.quoted(box))"
    case .makeListItem: "escribe \(language.quoted("- ")) antes, para que sea un elemento de lista"
    case .writeBeforeWords: "escríbela antes del texto"
    case .writeSpace: "escribe un espacio después"
    case .writeBefore(let before): "escríbela antes de \(language.quoted(before))"
    case .writeMarker: "Escribir \(language.quoted("- ")) antes de la casilla"
    case .moveToFront: "Mover la casilla al principio"
    case .insertSpace: "Escribir un espacio después"
    }
  }
}
