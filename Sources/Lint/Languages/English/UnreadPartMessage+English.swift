import Languages

private let language = Language.english

extension UnreadPartMessage {
  var english: String {
    switch self {
    case .beginsWithComma(let group): "\(language.quoted(group)) begins with a comma, so all of it is read as words"
    case .hasNoKey(let part): "\(language.quoted(part)) has no key, so the whole group is read as words"
    case .write(let field): "write \(language.quoted(field))"
    case .deleteComma: "delete the comma, or write before it what is missing"
    case .writeKey: "write its key and a colon before it, or move it out of the brackets"
    }
  }
}
