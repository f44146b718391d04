import Languages

private let language = Language.spanish

extension ConflictingKeysMessage {
  var spanish: String {
    switch self {
    case .sayWhatItIs(let first, let second):
      "\(language.quoted(first)) y \(language.quoted(second)) dicen cada una qué es el elemento, que solo puede ser una de las dos cosas"
    case .keepOne(let type?): "conserva una de las dos; por ahora el elemento se lee como de tipo \(language.quoted(type))"
    case .keepOne(nil): "conserva una de las dos"
    }
  }
}
