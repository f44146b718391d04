import Languages

private let language = Language.spanish

extension MisplacedGroupMessage {
  var spanish: String {
    switch self {
    case .isReadAsWords(let group): "\(language.quoted(group)) no está al final de la línea, así que se lee como texto"
    case .move: "muévelo al final de la línea"
    case .keepOne(let key): "la línea ya tiene \(language.quoted(key)) al final: deja solo una de las dos"
    case .moveToEnd: "Moverlo al final de la línea"
    }
  }
}
