import Languages

private let language = Language.english

extension InvalidUTF8Message {
  var english: String {
    switch self {
    case .isNotUTF8(let byte): "the byte \(byte) is not UTF-8"
    case .save(let letter?):
      "save the file as UTF-8 (in Latin-1 the byte is \(language.quoted(letter))); no command changes it before that"
    case .save(nil): "save the file as UTF-8; no command changes it before that"
    }
  }
}
