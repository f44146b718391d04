import Languages

private let language = Language.spanish

extension UnreadProjectMessage {
  var spanish: String {
    switch self {
    case .isReadAsWords(let words): "\(language.quoted(words)) se lee como texto, y un proyecto de esta bóveda tiene ese título"
    case .writeField(let title):
      "escribe \(language.quoted("(project: \(title))")) al final de la línea si la tarea es de ese proyecto"
    }
  }
}
