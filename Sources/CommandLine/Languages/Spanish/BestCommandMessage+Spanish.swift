import Languages

private let language = Language.spanish

extension BestCommandMessage {
  var spanish: String {
    switch self {
    case .isLength(let text, let spelling):
      "\(language.quoted(text)) es una duración; escribe \(language.quoted(spelling)), o solo el número"
    }
  }
}
