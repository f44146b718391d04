import Languages
import Outline

private let language = Language.english

extension FieldAloneMessage {
  var english: String {
    switch self {
    case .writeAtEnd(let field, let item): "write \(language.quoted("(\(field))")) at the end of \(language.quoted(item))"
    case .moveToEnd(let field, let item): "Write \(language.quoted("(\(field))")) at the end of \(language.quoted(item))"
    case .hasNoItemAbove(let key, let value, let kind):
      "no item stands right above it: \(language.quoted(key.rawValue)) is read \(language.say(KeyPlacesMessage(key, in: kind))); write \(language.quoted("(\(key.rawValue): \(value))")) at the end of one"
    case .itemCannotHaveIt(let key, let value, let kind):
      "the item right above it cannot have it: \(language.quoted(key.rawValue)) is read \(language.say(KeyPlacesMessage(key, in: kind))); write \(language.quoted("(\(key.rawValue): \(value))")) at the end of one"
    }
  }
}
