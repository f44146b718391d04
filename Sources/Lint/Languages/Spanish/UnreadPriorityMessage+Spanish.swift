import Languages

private let language = Language.spanish

extension UnreadPriorityMessage {
  var spanish: String {
    switch self {
    case .isReadAsWords(let text): "\(language.quoted(text)) se lee como texto"
    case .writeAmongFields(let field):
      "escribe \(language.quoted(field)) junto a los demás campos, si dice cuánto importa la tarea"
    case .writeAtEnd(let group): "escribe \(language.quoted(group)) al final de la línea, si dice cuánto importa la tarea"
    case .writeWhereRead(let field): "Escribir \(language.quoted(field)) donde se leen los campos"
    }
  }
}
