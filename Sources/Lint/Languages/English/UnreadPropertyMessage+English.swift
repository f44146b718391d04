import Languages

private let language = Language.english

extension UnreadPropertyMessage {
  var english: String {
    switch self {
    case .isAlias(let name): "the value of \(language.quoted(name)) is an alias, so it is kept and not read"
    case .hasAnchor(let name): "the value of \(language.quoted(name)) has an anchor, so it is kept and not read"
    case .hasTag(let name): "the value of \(language.quoted(name)) has a tag, so it is kept and not read"
    case .isNoText(let name):
      "the value of \(language.quoted(name)) is neither a text nor a list of texts, so it is kept and not read"
    case .isOfTasks(let name): "a project has no \(language.quoted(name)), so it is kept and not read"
    case .isText(let line): "\(language.quoted(line)) is text here: properties are read in the front matter"
    case .writeText: "write one text after the colon"
    case .writeList: "write a list of texts after the colon, as [one, two]"
    case .leaveOrWrite: "leave it if it is another program's; else write a text or a list of texts after the colon"
    case .writeOnTask(let field): "a task has it: write \(language.quoted(field)) at the end of one"
    case .writeAtTop(let line): "write \(language.quoted(line)) between the lines \(language.quoted("---")) at the top"
    case .correctThere(let name): "\(language.quoted(name)) is in the front matter: correct it there, and delete this line"
    case .moveToFrontMatter(let line): "Write \(language.quoted(line)) in the front matter"
    case .isComment(let words): "\(language.quoted(words)) is a comment to YAML, so it is not read"
    case .writeInQuotes: "write it in double quotes, or a space after the \(language.quoted("#")) if it is a comment"
    }
  }
}
