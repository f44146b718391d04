import Languages

private let language = Language.spanish

extension AccidentalListMessage {
  var spanish: String {
    switch self {
    case .beginsList(let mark): "\(language.quoted(mark)) empieza aquí una lista numerada"
    case .writeIfSentence(let escaped): "escribe \(language.quoted(escaped)) si el número es parte de la oración"
    }
  }
}
