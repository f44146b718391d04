import Languages

private let language = Language.spanish

extension MisplacedGroupMessage {
  var spanish: String {
    switch self {
    case .isReadAsWords(let group): "\(language.quoted(group)) no está al final de la línea, así que se lee como texto"
    case .move: "muévelo al final de la línea"
    case .keepOne(let key): "la línea ya tiene \(language.quoted(key)) al final: deja solo una de las dos"
    case .moveToEnd: "Moverlo al final de la línea"
    case .isNoPartOfTitle(let tag):
      "\(language.quoted(tag)) no se lee después de los campos de un título, y no se muestra en ningún lado"
    case .writeBeforeFields: "escríbela antes de los campos: entonces es parte del título"
    case .writeBelowHeading: "escríbela debajo del título: un arco solo tiene su número y sus días"
    case .writeTagsBeforeFields: "Escribir las etiquetas antes de los campos"
    case .isNoIdentifier(let id): "\(language.quoted(id)) no se lee: un título se conoce solo por su texto"
    case .deleteIdentifier: "bórralo"
    }
  }
}
