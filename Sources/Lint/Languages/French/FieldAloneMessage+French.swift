import Languages
import Outline

private let language = Language.french

extension FieldAloneMessage {
  var french: String {
    switch self {
    case .writeAtEnd(let field, let item): "écrivez \(language.quoted("(\(field))")) à la fin de \(language.quoted(item))"
    case .moveToEnd(let field, let item): "Écrire \(language.quoted("(\(field))")) à la fin de \(language.quoted(item))"
    case .hasNoItemAbove(let key, let value, let kind):
      "aucun élément n’est juste au-dessus\(language.colon) \(language.quoted(key.rawValue)) est lu \(language.say(KeyPlacesMessage(key, in: kind))); écrivez \(language.quoted("(\(key.rawValue): \(value))")) à la fin d’un tel élément"
    case .itemCannotHaveIt(let key, let value, let kind):
      "l’élément juste au-dessus ne peut pas l’avoir\(language.colon) \(language.quoted(key.rawValue)) est lu \(language.say(KeyPlacesMessage(key, in: kind))); écrivez \(language.quoted("(\(key.rawValue): \(value))")) à la fin d’un tel élément"
    }
  }
}
