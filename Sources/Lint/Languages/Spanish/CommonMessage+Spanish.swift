import Languages

private let language = Language.spanish

extension CommonMessage {
  var spanish: String {
    switch self {
    case .didYouMean(let word): "¿quisiste decir \(language.quoted(word))?"
    case .write(let text): "Escribir \(language.quoted(text))"
    case .remove(let text): "Quitar \(language.quoted(text))"
    }
  }
}
