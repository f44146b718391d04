import Languages

private let language = Language.spanish

extension AccidentalHeadingMessage {
  var spanish: String {
    switch self {
    case .makesHeading(let line, let text): "\(language.quoted(line)) convierte \(language.quoted(text)) en un título"
    case .separate: "sepáralos con una línea en blanco, o escribe \(language.quoted("## ")) antes del texto si es un título"
    case .insertBlankLine: "Insertar una línea en blanco entre los dos"
    }
  }
}
