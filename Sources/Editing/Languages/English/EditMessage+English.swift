import Languages

private let language = Language.english

extension EditMessage {
  var english: String {
    switch self {
    case .cannotBeChanged(let path):
      "\(path) cannot be changed: it has marks of a merge or bytes that are not UTF-8, or is too large"
    case .lintIt: "run `tidemark lint` on it"
    case .cannotBeReadBack(let path): "\(path) was left as it is: what would be written there could not be read back"
    case .moreWouldChange(let path): "\(path) was left as it is: more would have changed than you asked for"
    case .changeByHand: "change the file by hand, and run `tidemark lint` on it"
    case .isNotInVault(let name): "\(name) is not in the vault"
    case .hasNoItem(let path): "\(path) has no item there"
    case .hasNoHeading(let path): "\(path) has no heading there"
    case .hasNoEntry(let path): "\(path) has no such entry"
    case .hasNoWords(let place): "\(place) has no words, so it can have no field"
    case .hasTwice(let key, let place): "\(place) has \(language.quoted(key.rawValue)) twice"
    case .removeOneByHand: "remove one of them by hand"
    case .doesNotClose(let text, let place):
      "\(language.title(text)) at \(place) does not close, so a field after it would look like one of its own"
    case .closeBracket: "write \(language.quoted(")")) after its last field, and then do this again"
    case .noWordsToWrite: "there are no words to write"
    case .intoItself: "an item cannot be moved into itself"
    }
  }
}
