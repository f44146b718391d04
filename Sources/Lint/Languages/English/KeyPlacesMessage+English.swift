import Languages

private let language = Language.english

extension KeyPlacesMessage {
  var english: String {
    switch self {
    case .places(let places): language.or(places.map(language.say))
    case .placesOnPage(let places): language.or(places.map(language.say)) + " on a page"
    case .nowhere: "nowhere"
    }
  }
}
