import Languages

private let language = Language.english

extension MeantFieldMessage {
  var english: String {
    switch self {
    case .isReadAsWords(let text): "\(language.quoted(text)) is read as words"
    case .writeRoundBrackets: "write fields in round brackets at the end of the headline"
    case .writeWhereRead(let group): "Write \(language.quoted(group)) where fields are read"
    }
  }
}
