import Languages

private let language = Language.spanish

extension KeyPlacesMessage {
  var spanish: String {
    switch self {
    case .places(let places): language.or(places.map(language.say))
    case .placesOnPage(let places): language.or(places.map(language.say)) + " en una página"
    case .nowhere: "en ningún lugar"
    }
  }
}
