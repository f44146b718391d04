import Languages
import Outline

private let language = Language.french

extension ForeignFieldMessage {
  var french: String {
    switch self {
    case .isOfOtherProgram(let text):
      "\(language.quoted(text)) s’écrit ainsi dans un autre programme, et est lu ici comme du texte"
    case .isReadAsWords(let text): "\(language.quoted(text)) est lu comme du texte"
    case .isReadOnly(let key, let kind):
      "\(language.quoted(key.rawValue)) est lu seulement \(language.say(KeyPlacesMessage(key, in: kind)))"
    case .writeGroup(let key): "écrivez \(language.quoted("(\(key.rawValue): …)")) à la fin de la ligne"
    case .writeGroupWithValue(let key, let problem):
      "écrivez \(language.quoted("(\(key.rawValue): …)")) à la fin de la ligne; \(problem.french)"
    case .writeAtEnd(let fields): "écrivez \(language.or(fields.map { language.quoted("(\($0))") })) à la fin de la ligne"
    case .writeAmongFields(let fields): "écrivez \(language.or(fields.map(language.quoted))) là où la ligne a ses autres champs"
    case .writeWhereRead(let field): "Écrire \(language.quoted(field)) là où les champs sont lus"
    }
  }
}
