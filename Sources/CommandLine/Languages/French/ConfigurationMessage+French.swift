import Languages

private let language = Language.french

extension ConfigurationMessage {
  var french: String {
    switch self {
    case .isWrong(let place, let flaw): "\(place)\(language.colon) \(flaw.french)"
    }
  }
}
