import Languages

private let language = Language.english

extension UnknownKeyMessage {
  var english: String {
    switch self {
    case .isNoKey(let word): "\(language.quoted(word)) is not a key"
    case .moveOut: "move it out of the brackets if it is part of the words; `tidemark spec keys` lists the keys"
    case .sayAmongWords(let words): "say it among the words, as \(language.quoted(words)); `tidemark spec keys` lists the keys"
    case .noTaskWaits(let words): "no task waits for another here: say it in the words, as \(language.quoted(words))"
    case .writeTag(let tag): "a tag comes after the words: write \(language.quoted(tag))"
    case .writeEntry(let entry): "a log says when it was done: write \(language.quoted(entry)) below the item"
    case .writeAmongWords(let words): "Write \(language.quoted(words)) among the words"
    case .writeBelow(let entry): "Write \(language.quoted(entry)) below it"
    }
  }
}
