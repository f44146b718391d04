import Languages

private let language = Language.french

extension KeyPlacesMessage {
  var french: String {
    switch self {
    case .places(let places): language.or(places.map(language.say))
    case .placesOnPage(let places): language.or(places.map(language.say)) + " sur une page"
    case .nowhere: "nulle part"
    }
  }
}
