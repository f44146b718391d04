import Languages
import Outline

private let language = Language.spanish

extension FieldAloneMessage {
  var spanish: String {
    switch self {
    case .writeAtEnd(let field, let item): "escribe \(language.quoted("(\(field))")) al final de \(language.quoted(item))"
    case .moveToEnd(let field, let item): "Escribir \(language.quoted("(\(field))")) al final de \(language.quoted(item))"
    case .hasNoItemAbove(let key, let value, let kind):
      "no hay ningún elemento justo arriba: \(language.quoted(key.rawValue)) se lee \(language.say(KeyPlacesMessage(key, in: kind))); escribe \(language.quoted("(\(key.rawValue): \(value))")) al final de uno"
    case .itemCannotHaveIt(let key, let value, let kind):
      "el elemento de justo arriba no lo puede tener: \(language.quoted(key.rawValue)) se lee \(language.say(KeyPlacesMessage(key, in: kind))); escribe \(language.quoted("(\(key.rawValue): \(value))")) al final de uno"
    }
  }
}
