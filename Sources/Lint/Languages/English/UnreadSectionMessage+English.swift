import Languages

private let language = Language.english

extension UnreadSectionMessage {
  var english: String {
    switch self {
    case .isNotRead(let title): "\(language.quoted(title)) is not a section that is read"
    case .write(let title): "write \(language.quoted(title))"
    }
  }
}
