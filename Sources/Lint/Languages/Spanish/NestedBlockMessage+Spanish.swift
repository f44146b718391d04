import Languages

private let language = Language.spanish

extension NestedBlockMessage {
  var spanish: String {
    switch self {
    case .beginsNoBlock(let time):
      "\(language.quoted(time)) no empieza aquí un bloque, debajo de otro elemento; es parte del texto"
    case .moveToTop: "mueve el elemento al primer nivel, o escribe la hora después de la primera palabra"
    }
  }
}
