import Languages

private let language = Language.french

extension DuplicateTaskMessage {
  var french: String {
    switch self {
    case .isTaken(let name, let line): "\(language.quoted(name)) est le nom d’une autre tâche de ce projet, à la ligne \(line)"
    case .giveNameOrID: "donnez à l’une des deux un autre nom, ou un identifiant à la fin, comme \(language.quoted("^second"))"
    }
  }
}
