import Languages

private let language = Language.spanish

extension UnknownCategoryMessage {
  var spanish: String {
    switch self {
    case .isNoCategory(let name): "\(language.quoted(name)) no es una categoría de esta bóveda"
    case .writeOneOf(let names):
      "escribe \(language.or(names.map(language.quoted))), o agrega una línea para ella a \(language.quoted("Categories")) en tidemark.md"
    case .writeAnother:
      "escribe el nombre de otra, o agrega una línea para ella a \(language.quoted("Categories")) en tidemark.md"
    }
  }
}
