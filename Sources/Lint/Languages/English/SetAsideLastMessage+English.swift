import Languages

private let language = Language.english

extension SetAsideLastMessage {
  var english: String {
    switch self {
    case .isNotLast(let title, let following?):
      "\(language.quoted(title)) is not the last section: \(language.quoted(following)) follows it"
    case .isNotLast(let title, nil): "\(language.quoted(title)) is not the last section"
    case .moveSection: "move it with all its lines to the end of the page"
    case .moveToEnd: "Move the section to the end"
    case .isOtherTitle(let title, let meant):
      "\(language.quoted(title)) is not \(language.quoted(meant)), so nothing below it is set aside"
    case .write(let title): "write \(language.quoted(title))"
    }
  }
}
