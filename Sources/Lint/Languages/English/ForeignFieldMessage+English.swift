import Languages
import Outline

private let language = Language.english

extension ForeignFieldMessage {
  var english: String {
    switch self {
    case .isOfOtherProgram(let text): "\(language.quoted(text)) is the spelling of another program, and is read as words"
    case .isReadAsWords(let text): "\(language.quoted(text)) is read as words"
    case .isReadOnly(let key, let kind):
      "\(language.quoted(key.rawValue)) is read only \(language.say(KeyPlacesMessage(key, in: kind)))"
    case .writeGroup(let key): "write \(language.quoted("(\(key.rawValue): …)")) at the end of the headline"
    case .writeGroupWithValue(let key, let problem):
      "write \(language.quoted("(\(key.rawValue): …)")) at the end of the headline; \(problem.english)"
    case .writeAtEnd(let fields): "write \(language.or(fields.map { language.quoted("(\($0))") })) at the end of the headline"
    case .writeAmongFields(let fields):
      "write \(language.or(fields.map(language.quoted))) where the headline has its other fields"
    case .writeWhereRead(let field): "Write \(language.quoted(field)) where fields are read"
    }
  }
}
