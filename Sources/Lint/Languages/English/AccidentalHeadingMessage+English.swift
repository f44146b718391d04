import Languages

private let language = Language.english

extension AccidentalHeadingMessage {
  var english: String {
    switch self {
    case .makesHeading(let line, let text): "\(language.quoted(line)) makes a heading of \(language.quoted(text))"
    case .separate: "separate them by a blank line, or write \(language.quoted("## ")) before the text if it is a heading"
    case .insertBlankLine: "Insert a blank line between them"
    }
  }
}
