import Languages

private let language = Language.spanish

extension VanishingTextMessage {
  var spanish: String {
    switch self {
    case .isLinkDefinition(let text):
      "\(language.quoted(text)) se lee como la definición de un enlace, así que Markdown no lo muestra en ningún lado"
    case .escapeOrRemoveColon: "escribe \(language.quoted("\\[")) en vez de \(language.quoted("[")), o quita los dos puntos"
    case .writeBackslash: "Escribir una diagonal invertida antes del corchete"
    case .removeColonAfterBox: "quita los dos puntos después de la casilla"
    case .removeColon: "Quitar los dos puntos"
    }
  }
}
