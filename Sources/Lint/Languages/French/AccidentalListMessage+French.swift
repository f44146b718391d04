import Languages

private let language = Language.french

extension AccidentalListMessage {
  var french: String {
    switch self {
    case .beginsList(let mark): "\(language.quoted(mark)) commence ici une liste numérotée"
    case .writeIfSentence(let escaped): "écrivez \(language.quoted(escaped)) si le nombre fait partie de la phrase"
    }
  }
}
