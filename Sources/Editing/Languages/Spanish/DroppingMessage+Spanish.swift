import Languages

private let language = Language.spanish

extension DroppingMessage {
  var spanish: String {
    switch self {
    case .nothingToDrop: "no hay nada que descartar"
    case .hasNoBox(let title, let place): "\(language.title(title)) no tiene casilla propia, en \(place)"
    case .skipOrRemove: "omítelo por un día, o elimínalo"
    case .isDropped(let title, let place): "\(language.title(title)) ya está descartado, \(place)"
    case .isDone(let title, let place): "\(language.title(title)) está hecho, en \(place)"
    }
  }
}
