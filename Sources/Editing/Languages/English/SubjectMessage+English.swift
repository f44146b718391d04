import Languages

private let language = Language.english

extension SubjectMessage {
  var english: String {
    switch self {
    case .isInPastDays(let name, let count):
      "\(language.title(name)) is in the files of \(count) past days, which you can only name by FILE:LINE"
    case .isInPastDay(let title):
      "\(language.title(title)) is in the file of a past day, which is changed only by FILE:LINE"
    case .writePlace(let place): "write \(place) for its name"
    case .noteIsNoKey: "a note is not a key: it is written below the line that it is about"
    case .writeNote: "write its words after the name"
    case .isNoKey(let key): "\(language.title(key)) is not a key"
    case .specListsKeys: "`tidemark spec keys` lists the keys"
    case .isNoKeyOf(let title, let key, let place):
      "\(language.title(key)) is not a key of \(language.title(title)), at \(place)"
    case .takes(let keys): "it takes \(keys.joined(separator: ", "))"
    }
  }
}
