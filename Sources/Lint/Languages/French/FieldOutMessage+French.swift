import Languages

private let language = Language.french

extension FieldOutMessage {
  var french: String {
    switch self {
    case .takeOut(let field): "Sortir \(language.quoted(field)) des parenthèses"
    }
  }
}
