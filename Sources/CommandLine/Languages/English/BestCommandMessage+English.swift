import Languages

private let language = Language.english

extension BestCommandMessage {
  var english: String {
    switch self {
    case .isLength(let text, let spelling):
      "\(language.quoted(text)) is a length of time; write \(language.quoted(spelling)), or the number alone"
    }
  }
}
