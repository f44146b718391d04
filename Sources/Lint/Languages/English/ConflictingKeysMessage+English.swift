import Languages

private let language = Language.english

extension ConflictingKeysMessage {
  var english: String {
    switch self {
    case .sayWhatItIs(let first, let second):
      "\(language.quoted(first)) and \(language.quoted(second)) each say what the item is, and it can be only one of them"
    case .keepOne(let type?): "keep one of the two; now the item is read as type \(language.quoted(type))"
    case .keepOne(nil): "keep one of the two"
    }
  }
}
