import Languages
import Outline

private let language = Language.spanish

extension SeveralValuesMessage {
  var spanish: String {
    switch self {
    case .hasNoColon(let words):
      "\(language.quoted(words)) no tiene dos puntos, así que es parte de \(language.quoted("notify"))"
    case .writeTimeOfReminder(let group): "escribe \(language.quoted(group)), con la hora a la que quieres el aviso ese día"
    case .isDayAndTime(let text, let key):
      "\(language.quoted(text)) es un día y una hora, y \(language.quoted(key.rawValue)) lleva un día"
    case .writeToBeReminded(let text): "escribe \(language.quoted(text)) para recibir un aviso a esa hora"
    case .writeTimeAmongWords(let text): "escribe \(language.quoted(text)), y la hora en el texto"
    case .writeAndGiveOwnKey(let text, let words):
      "escribe \(language.quoted(text)), y dale a \(language.quoted(words)) su propia clave, o sácalo de los paréntesis"
    case .takeOut(let words): "Sacar \(language.quoted(words)) de los paréntesis"
    }
  }
}
