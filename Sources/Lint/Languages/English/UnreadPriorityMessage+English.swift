import Languages

private let language = Language.english

extension UnreadPriorityMessage {
  var english: String {
    switch self {
    case .isReadAsWords(let text): "\(language.quoted(text)) is read as words"
    case .writeAmongFields(let field):
      "write \(language.quoted(field)) where the headline has its other fields, if it says how much the task matters"
    case .writeAtEnd(let group):
      "write \(language.quoted(group)) at the end of the headline, if it says how much the task matters"
    case .writeWhereRead(let field): "Write \(language.quoted(field)) where fields are read"
    }
  }
}
