import Languages

private let language = Language.english

extension UnclosedGroupMessage {
  var english: String {
    switch self {
    case .doesNotClose(let group): "\(language.quoted(group)) does not close, so it is read as words"
    case .closeAfterLastField: "write \(language.quoted(")")) after the last field"
    case .closeAtEnd: "Write \(language.quoted(")")) at the end of the line"
    }
  }
}
