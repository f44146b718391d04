import Languages

private let language = Language.english

extension VanishingTextMessage {
  var english: String {
    switch self {
    case .isLinkDefinition(let text): "\(language.quoted(text)) is read as a link definition, so Markdown shows it nowhere"
    case .escapeOrRemoveColon: "write \(language.quoted("\\[")) instead of \(language.quoted("[")), or remove the colon"
    case .writeBackslash: "Write a backslash before the bracket"
    case .removeColonAfterBox: "remove the colon after the box"
    case .removeColon: "Remove the colon"
    }
  }
}
