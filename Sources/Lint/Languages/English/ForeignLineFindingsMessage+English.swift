import Languages

private let language = Language.english

extension ForeignLineFindingsMessage {
  var english: String {
    switch self {
    case .writeTask: "write a task and its fields, as \(language.quoted("- [ ] words (due: 2026-12-31, priority: high)"))"
    case .write(let line): "write \(language.quoted(line))"
    case .writeAndKeepWord(let line, let word):
      "write \(language.quoted(line)); there is no key for \(language.quoted(word)), so it stays as words"
    case .writeAndKeepWords(let line, let words):
      "write \(language.quoted(line)); there is no key for \(language.and(words.map(language.quoted))), so they stay as words"
    case .writeLinesAsItems(let count): "Write these \(language.number(count)) lines as items"
    }
  }
}
