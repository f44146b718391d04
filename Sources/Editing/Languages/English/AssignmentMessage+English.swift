import Languages
import Outline

private let language = Language.english

extension AssignmentMessage {
  var english: String {
    switch self {
    case .noValue: "there is no value to write"
    case .unsetRemoves: "`tidemark unset` removes a key"
    case .isTitle(let title, let place): "the title of \(language.title(title)) is changed by `tidemark rename`, at \(place)"
    case .wouldTurn(let key, let title, let old, let new, let place):
      "\(language.quoted(key.rawValue)) would turn \(language.title(title)), \(ThingKind.item(old).english), into \(ThingKind.item(new).english), at \(place)"
    case .addAnotherItem: "add another item for that, or change the line in the file"
    case .value(let title, let key, let value, let place): "\(language.title(title)), \(key): \(value), \(place)"
    case .key(let key, let title, let place): "\(key) of \(language.title(title)), \(place)"
    case .meansNothing(let key, let others, let title, let place):
      "\(language.quoted(key.rawValue)) means nothing without \(any(of: others)), which \(language.title(title)) does not have, at \(place)"
    case .setFirst(let keys): "set \(any(of: keys)) first"
    case .hasLog(let title, let key, let place):
      "\(language.title(title)) has a log, which belongs to \(language.quoted(key.rawValue)), at \(place)"
    case .removeLogOrSet(let key): "remove the log by hand, or set \(language.quoted(key.rawValue)) to something else"
    case .hasNoKey(let title, let key, let place): "\(language.title(title)) has no \(language.title(key)), at \(place)"
    }
  }

  private func any(of keys: [FieldKey]) -> String {
    keys.map { language.quoted($0.rawValue) }.joined(separator: " or ")
  }
}
