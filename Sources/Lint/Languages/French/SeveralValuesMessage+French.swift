import Languages
import Outline

private let language = Language.french

extension SeveralValuesMessage {
  var french: String {
    switch self {
    case .hasNoColon(let words):
      "\(language.quoted(words)) n’a pas de deux-points, et fait donc partie de \(language.quoted("notify"))"
    case .writeTimeOfReminder(let group): "écrivez \(language.quoted(group)), avec l’heure du rappel ce jour-là"
    case .isDayAndTime(let text, let key):
      "\(language.quoted(text)) est un jour et une heure, et \(language.quoted(key.rawValue)) prend un jour"
    case .writeToBeReminded(let text): "écrivez \(language.quoted(text)) pour un rappel à cette heure"
    case .writeTimeAmongWords(let text): "écrivez \(language.quoted(text)), et l’heure dans le texte"
    case .writeAndGiveOwnKey(let text, let words):
      "écrivez \(language.quoted(text)), et donnez à \(language.quoted(words)) sa propre clé, ou sortez-le des parenthèses"
    case .takeOut(let words): "Sortir \(language.quoted(words)) des parenthèses"
    }
  }
}
