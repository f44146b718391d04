import Languages
import Outline

private let language = Language.spanish

extension ForeignFieldMessage {
  var spanish: String {
    switch self {
    case .isOfOtherProgram(let text): "\(language.quoted(text)) se escribe así en otro programa, y aquí se lee como texto"
    case .isReadAsWords(let text): "\(language.quoted(text)) se lee como texto"
    case .isReadOnly(let key, let kind):
      "\(language.quoted(key.rawValue)) solo se lee \(language.say(KeyPlacesMessage(key, in: kind)))"
    case .writeGroup(let key): "escribe \(language.quoted("(\(key.rawValue): …)")) al final de la línea"
    case .writeGroupWithValue(let key, let problem):
      "escribe \(language.quoted("(\(key.rawValue): …)")) al final de la línea; \(problem.spanish)"
    case .writeAtEnd(let fields): "escribe \(language.or(fields.map { language.quoted("(\($0))") })) al final de la línea"
    case .writeAmongFields(let fields):
      "escribe \(language.or(fields.map(language.quoted))) donde la línea tiene sus demás campos"
    case .writeWhereRead(let field): "Escribir \(language.quoted(field)) donde se leen los campos"
    }
  }
}
