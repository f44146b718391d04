import Languages

private let language = Language.french

extension BestCommandMessage {
  var french: String {
    switch self {
    case .isLength(let text, let spelling):
      "\(language.quoted(text)) est une durée; écrivez \(language.quoted(spelling)), ou le nombre seul"
    }
  }
}
