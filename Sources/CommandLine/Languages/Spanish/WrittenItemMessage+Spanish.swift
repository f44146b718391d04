import Languages

private let language = Language.spanish

extension WrittenItemMessage {
  var spanish: String {
    switch self {
    case .isNamedTwice(let name): "\(language.quoted(name)) se nombra dos veces; dale otro nombre a uno de los dos"
    }
  }
}
