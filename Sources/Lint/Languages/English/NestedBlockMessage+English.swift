import Languages

private let language = Language.english

extension NestedBlockMessage {
  var english: String {
    switch self {
    case .beginsNoBlock(let time):
      "\(language.quoted(time)) does not begin a time block here, below another item; it is part of the words"
    case .moveToTop: "move the item to the top level, or write the time after the first word"
    }
  }
}
