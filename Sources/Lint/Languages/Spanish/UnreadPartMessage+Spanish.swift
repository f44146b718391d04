import Languages

private let language = Language.spanish

extension UnreadPartMessage {
  var spanish: String {
    switch self {
    case .beginsWithComma(let group): "\(language.quoted(group)) empieza con una coma, así que todo se lee como texto"
    case .hasNoKey(let part): "\(language.quoted(part)) no tiene clave, así que todo el grupo se lee como texto"
    case .write(let field): "escribe \(language.quoted(field))"
    case .deleteComma: "borra la coma, o escribe antes de ella lo que falta"
    case .writeKey: "escribe antes su clave y dos puntos, o sácalo de los paréntesis"
    }
  }
}
