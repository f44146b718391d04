import Languages
import Outline

private let language = Language.french

extension AssignmentMessage {
  var french: String {
    switch self {
    case .noValue: "il n’y a aucune valeur à écrire"
    case .unsetRemoves: "`tidemark unset` enlève une clé"
    case .isTitle(let title, let place):
      "le titre de \(language.title(title)) se change avec `tidemark rename`, dans \(place)"
    case .wouldTurn(let key, let title, let old, let new, let place):
      "\(language.quoted(key.rawValue)) ferait de \(language.title(title)), qui est \(ThingKind.item(old).french), \(ThingKind.item(new).french), dans \(place)"
    case .addAnotherItem: "ajoutez un autre élément pour cela, ou modifiez la ligne dans le fichier"
    case .value(let title, let key, let value, let place):
      "\(language.title(title)), \(language.quoted("\(key): \(value)")), \(place)"
    case .key(let key, let title, let place): "\(language.quoted(key)) de \(language.title(title)), \(place)"
    case .meansNothing(let key, let others, let title, let place):
      "\(language.quoted(key.rawValue)) ne veut rien dire sans \(any(of: others)), que \(language.title(title)) n’a pas, dans \(place)"
    case .setFirst(let keys): "écrivez d’abord \(any(of: keys))"
    case .hasLog(let title, let key, let place):
      "\(language.title(title)) a un journal, qui appartient à \(language.quoted(key.rawValue)), dans \(place)"
    case .removeLogOrSet(let key):
      "supprimez le journal à la main, ou donnez une autre valeur à \(language.quoted(key.rawValue))"
    case .hasNoKey(let title, let key, let place): "\(language.title(title)) n’a pas \(language.title(key)), dans \(place)"
    }
  }

  private func any(of keys: [FieldKey]) -> String { language.or(keys.map { language.quoted($0.rawValue) }) }
}
