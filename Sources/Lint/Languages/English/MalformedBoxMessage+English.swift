import Languages

private let language = Language.english

extension MalformedBoxMessage {
  var english: String {
    switch self {
    case .lacksSpace(let text, let marker):
      "\(language.quoted(text)) does not begin a list item: a space is missing after \(language.quoted(marker))"
    case .isInParagraph(let box): "\(language.quoted(box)) is in a paragraph, where boxes are not read"
    case .isNoBox(let box): "\(language.quoted(box)) is not a box"
    case .isJoined(let box): "\(language.quoted(box)) is not a box, because a word follows directly"
    case .comesAfterWords(let box): "\(language.quoted(box)) is not a box, because it comes after the words"
    case .comesAfter(let box, let before):
      "\(language.quoted(box)) is not a box, because it comes after \(language.quoted(before))"
    case .write(let box): "write \(language.quoted(box))"
    case .makeListItem: "write \(language.quoted("- ")) before it, to make it a list item"
    case .writeBeforeWords: "write it before them"
    case .writeSpace: "write a space after it"
    case .writeBefore(let before): "write it before \(language.quoted(before))"
    case .writeMarker: "Write \(language.quoted("- ")) before the box"
    case .moveToFront: "Move the box to the front"
    case .insertSpace: "Write a space after it"
    }
  }
}
