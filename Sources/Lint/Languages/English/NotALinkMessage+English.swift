import Languages

private let language = Language.english

extension NotALinkMessage {
  var english: String {
    switch self {
    case .isNotOneLink(let words): "\(language.quoted(words)) is not one link, so it gives no file a place"
    case .isEmpty: "an item of this list is empty"
    case .writeLink:
      "write one link and nothing else, as \(language.quoted("[Words](pages/name.md)")) or \(language.quoted("[[Title]]"))"
    }
  }
}
