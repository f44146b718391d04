import Languages

private let language = Language.english

extension FieldOutMessage {
  var english: String {
    switch self {
    case .takeOut(let field): "Take \(language.quoted(field)) out of the brackets"
    }
  }
}
