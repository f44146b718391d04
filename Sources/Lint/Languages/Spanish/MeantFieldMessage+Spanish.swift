import Languages

private let language = Language.spanish

extension MeantFieldMessage {
  var spanish: String {
    switch self {
    case .isReadAsWords(let text): "\(language.quoted(text)) se lee como texto"
    case .writeRoundBrackets: "escribe los campos entre paréntesis al final de la línea"
    case .writeWhereRead(let group): "Escribir \(language.quoted(group)) donde se leen los campos"
    }
  }
}
