import Languages
import Outline

private let language = Language.spanish

extension MisplacedKeyMessage {
  var spanish: String {
    switch self {
    case .isNotReadHere(let key): "\(language.quoted(key.rawValue)) no se lee aquí"
    case .isRead(let key, let kind): "esta clave se lee \(language.say(KeyPlacesMessage(key, in: kind)))"
    case .writeTimeBeforeWords: "escribe la hora antes del texto, donde empieza el bloque, y en ningún otro lugar"
    case .deleteOrWriteOnTask: "quita la clave, o escríbela en una tarea debajo del bloque"
    case .meansNothingWithout(let key, let keys):
      "\(language.quoted(key.rawValue)) no significa nada sin \(language.or(keys.map { language.quoted($0.rawValue) }))"
    case .addOrRemoveBox(let keys):
      "agrega \(language.or(keys.map { language.quoted($0.rawValue) })), o quita la casilla: así el elemento cuenta los días que faltan"
    case .addOrDelete(let keys, let key):
      "agrega \(language.or(keys.map { language.quoted($0.rawValue) })), o quita \(language.quoted(key.rawValue))"
    case .meansNothingAfterDone: "\(language.quoted("in")) no significa nada junto a \(language.quoted("after done"))"
    case .deleteOrWriteCalendar: "quita \(language.quoted("in")), o escribe una regla del calendario"
    case .meansNothing(let key): "\(language.quoted(key.rawValue)) no significa nada aquí"
    case .meansNothingIn(let key, let type):
      "\(language.quoted(key.rawValue)) no significa nada aquí: otro campo hace que el elemento sea de tipo \(language.quoted(type.rawValue))"
    case .deleteOneField: "quita uno de los dos campos"
    case .isRecurring(let advice): language.say(advice)
    case .sayProjectInWords(let project, let title):
      "un bloque es para sus tareas, y cada una puede nombrar un proyecto; si todo es para \(language.quoted(project)), dilo en el texto, como \(language.quoted("\(title), \(project)"))"
    }
  }
}
