import Languages

private let language = Language.english

extension MisspelledKindMessage {
  var english: String {
    switch self {
    case .isNoKind(let word): "\(language.quoted(word)) is not a kind of file"
    case .hasNoValue: "\(language.quoted("kind")) has no value, so this file has no kind"
    case .isNoWord(let value): "the kind is one word, and \(language.quoted(value)) is not read as one"
    case .isJoined(let line, let value):
      "YAML joins \(language.quoted(line)) to the line above it, and \(language.quoted(value)) is not a kind of file"
    case .isNoLineOfKind(let line): "the front matter cannot be read, and \(language.quoted(line)) is not how a kind is written"
    case .isNoProperty(let name): "\(language.quoted(name)) is not a known property, so this file has no kind"
    case .isNoPropertyInFolder(let name, let kind):
      "\(language.quoted(name)) is not a known property, and by its folder this file is a \(kind)"
    case .write(let text): "write \(language.quoted(text))"
    case .writeAfterColon: "write one after the colon, as \(language.quoted("kind: page")), or delete the line"
    case .leaveAlone(let line):
      "leave \(language.quoted(line)) alone on its line; give what is below it a property of its own, as \(language.quoted("tags:")), or remove it"
    case .writeTags: "Write \(language.quoted("tags:")) above it"
    }
  }
}
