import Languages

private let language = Language.spanish

extension ConfigurationMessage {
  var spanish: String {
    switch self {
    case .isWrong(let place, let flaw): "\(place)\(language.colon) \(flaw.spanish)"
    }
  }
}
