import Languages

private let language = Language.spanish

extension UnclosedGroupMessage {
  var spanish: String {
    switch self {
    case .doesNotClose(let group): "\(language.quoted(group)) no se cierra, así que se lee como texto"
    case .closeAfterLastField: "escribe \(language.quoted(")")) después del último campo"
    case .closeAtEnd: "Escribir \(language.quoted(")")) al final de la línea"
    }
  }
}
