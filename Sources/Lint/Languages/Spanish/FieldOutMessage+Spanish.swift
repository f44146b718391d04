import Languages

private let language = Language.spanish

extension FieldOutMessage {
  var spanish: String {
    switch self {
    case .takeOut(let field): "Sacar \(language.quoted(field)) de los paréntesis"
    }
  }
}
