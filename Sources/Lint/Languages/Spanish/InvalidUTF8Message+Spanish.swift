import Languages

private let language = Language.spanish

extension InvalidUTF8Message {
  var spanish: String {
    switch self {
    case .isNotUTF8(let byte): "el byte \(byte) no es UTF-8"
    case .save(let letter?):
      "guarda el archivo como UTF-8 (en Latin-1 el byte es \(language.quoted(letter))); antes de eso ningún comando lo cambia"
    case .save(nil): "guarda el archivo como UTF-8; antes de eso ningún comando lo cambia"
    }
  }
}
