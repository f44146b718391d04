import Languages

private let language = Language.english

extension DroppingMessage {
  var english: String {
    switch self {
    case .nothingToDrop: "there is nothing to drop"
    case .hasNoBox(let title, let place): "\(language.title(title)) has no box of its own, at \(place)"
    case .skipOrRemove: "skip it for a day, or remove it"
    case .isDropped(let title, let place): "\(language.title(title)) is dropped already, \(place)"
    case .isDone(let title, let place): "\(language.title(title)) is done, at \(place)"
    }
  }
}
