import Languages

private let language = Language.spanish

extension MisspelledPropertyMessage {
  var spanish: String {
    switch self {
    case .isNotKnown(let name): "\(language.quoted(name)) no es una propiedad conocida"
    }
  }
}
