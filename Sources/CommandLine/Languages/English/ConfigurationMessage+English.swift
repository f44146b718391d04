import Languages

private let language = Language.english

extension ConfigurationMessage {
  var english: String {
    switch self {
    case .isWrong(let place, let flaw): "\(place)\(language.colon) \(flaw.english)"
    }
  }
}
