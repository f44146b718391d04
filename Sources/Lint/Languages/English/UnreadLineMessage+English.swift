import Languages

private let language = Language.english

extension UnreadLineMessage {
  var english: String {
    switch self {
    case .beginsNoItem(let sign): "\(language.quoted(sign)) does not begin a list item, so the line is text"
    case .writeInstead(let sign): "write \(language.quoted(sign)) instead, with a space after it"
    case .makeItem: "Make it a list item"
    case .makeItems: "Make list items of the lines"
    case .beginsNoHeading(let sign): "\(language.quoted(sign)) does not begin a heading, because a word follows directly"
    case .writeSpace: "write a space after it"
    case .addSpace: "Write a space after it"
    case .isPartOfItem(let words): "\(language.quoted(words)) is part of the words of the item above it"
    case .separateQuote:
      "put a blank line between it and the item, and begin it with \(language.quoted("> ")) to make it a quote"
    case .makeQuote: "Make it a quote"
    case .separateSentence: "put a blank line before it, to make it a text of its own, or two spaces, if it belongs to the item"
    case .putBlankLine: "Put a blank line before it"
    case .isInQuote(let box): "\(language.quoted(box)) is in a quote, where tasks are not read"
    case .takeOutOfQuote: "remove the \(language.quoted(">")) before the line, and separate it from the quote by a blank line"
    case .isInHTML(let box): "\(language.quoted(box)) is in a block of HTML, where tasks are not read"
    case .takeOutOfHTML: "write a blank line above the task, and begin it with \(language.quoted("- [ ] "))"
    }
  }
}
