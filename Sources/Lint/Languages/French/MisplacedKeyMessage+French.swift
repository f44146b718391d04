import Languages
import Outline

private let language = Language.french

extension MisplacedKeyMessage {
  var french: String {
    switch self {
    case .isNotReadHere(let key): "\(language.quoted(key.rawValue)) n’est pas lu ici"
    case .isRead(let key, let kind): "cette clé est lue \(language.say(KeyPlacesMessage(key, in: kind)))"
    case .writeTimeBeforeWords: "écrivez l’heure avant le texte, là où la plage commence, et nulle part ailleurs"
    case .deleteOrWriteOnTask: "enlevez la clé, ou écrivez-la dans une tâche sous la plage"
    case .meansNothingWithout(let key, let keys):
      "\(language.quoted(key.rawValue)) ne veut rien dire sans \(language.or(keys.map { language.quoted($0.rawValue) }))"
    case .addOrRemoveBox(let keys):
      "ajoutez \(language.or(keys.map { language.quoted($0.rawValue) })), ou enlevez la case\(language.colon) l’élément compte alors les jours qui restent"
    case .addOrDelete(let keys, let key):
      "ajoutez \(language.or(keys.map { language.quoted($0.rawValue) })), ou enlevez \(language.quoted(key.rawValue))"
    case .meansNothingAfterDone: "\(language.quoted("in")) ne veut rien dire avec \(language.quoted("after done"))"
    case .deleteOrWriteCalendar: "enlevez \(language.quoted("in")), ou écrivez une règle du calendrier"
    case .meansNothing(let key): "\(language.quoted(key.rawValue)) ne veut rien dire ici"
    case .meansNothingIn(let key, let type):
      "\(language.quoted(key.rawValue)) ne veut rien dire ici\(language.colon) un autre champ fait de l’élément un élément de type \(language.quoted(type.rawValue))"
    case .deleteOneField: "enlevez l’un des deux champs"
    case .isRecurring(let advice): language.say(advice)
    case .sayProjectInWords(let project, let title):
      "une plage est pour ses tâches, et chacune peut nommer un projet; si tout est pour \(language.quoted(project)), dites-le dans le texte, comme \(language.quoted("\(title), \(project)"))"
    }
  }
}
