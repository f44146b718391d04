import Languages
import Outline

private let language = Language.spanish

extension AssignmentMessage {
  var spanish: String {
    switch self {
    case .noValue: "no hay ningún valor que escribir"
    case .unsetRemoves: "`tidemark unset` quita una clave"
    case .isTitle(let title, let place): "el título de \(language.title(title)) se cambia con `tidemark rename`, en \(place)"
    case .wouldTurn(let key, let title, let old, let new, let place):
      "\(language.quoted(key.rawValue)) haría de \(language.title(title)), que es \(ThingKind.item(old).spanish), \(ThingKind.item(new).spanish), en \(place)"
    case .addAnotherItem: "agrega otro elemento para eso, o cambia la línea en el archivo"
    case .value(let title, let key, let value, let place): "\(language.title(title)), \(key): \(value), \(place)"
    case .key(let key, let title, let place): "\(language.quoted(key)) de \(language.title(title)), \(place)"
    case .meansNothing(let key, let others, let title, let place):
      "\(language.quoted(key.rawValue)) no significa nada sin \(any(of: others)), que \(language.title(title)) no tiene, en \(place)"
    case .setFirst(let keys): "escribe primero \(any(of: keys))"
    case .hasLog(let title, let key, let place):
      "\(language.title(title)) tiene un registro, que es de \(language.quoted(key.rawValue)), en \(place)"
    case .removeLogOrSet(let key): "borra el registro a mano, o dale otro valor a \(language.quoted(key.rawValue))"
    case .hasNoKey(let title, let key, let place): "\(language.title(title)) no tiene \(language.title(key)), en \(place)"
    }
  }

  private func any(of keys: [FieldKey]) -> String { language.or(keys.map { language.quoted($0.rawValue) }) }
}
