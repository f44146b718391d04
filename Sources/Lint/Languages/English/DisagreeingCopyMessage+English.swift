import Languages

private let language = Language.english

extension DisagreeingCopyMessage {
  var english: String {
    switch self {
    case .isOpenHere(let task, let project, let day?):
      "\(language.quoted(task)) is open here, and done in \(language.quoted(project)) since \(day)"
    case .isOpenHere(let task, let project, nil):
      "\(language.quoted(task)) is open here, and done in \(language.quoted(project))"
    case .isDoneHere(let task, let project): "\(language.quoted(task)) is done here, and open in \(language.quoted(project))"
    case .tickHereOrOpen(let place): "tick it here, or open it in \(place)"
    case .openHereOrTick(let place): "tick it in \(place), or open it here"
    case .tickHere: "Tick it here"
    case .openHere: "Open it here"
    case .tick(let project): "Tick it in \(language.quoted(project))"
    case .open(let project): "Open it in \(language.quoted(project))"
    }
  }
}
