import Languages

private let language = Language.french

extension DroppingMessage {
  var french: String {
    switch self {
    case .nothingToDrop: "il n’y a rien à abandonner"
    case .hasNoBox(let title, let place): "\(language.title(title)) n’a pas sa propre case, dans \(place)"
    case .skipOrRemove: "sautez-le pour un jour, ou supprimez-le"
    case .isDropped(let title, let place): "\(language.title(title)) est déjà abandonné, \(place)"
    case .isDone(let title, let place): "\(language.title(title)) est fait, dans \(place)"
    }
  }
}
