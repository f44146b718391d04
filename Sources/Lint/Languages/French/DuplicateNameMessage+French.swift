import Languages

private let language = Language.french

extension DuplicateNameMessage {
  var french: String {
    switch self {
    case .isTaken(let name, let line): "\(language.quoted(name)) est le nom d’un autre élément ici, à la ligne \(line)"
    case .giveNameOrID: "donnez à l’un des deux un autre nom, ou un identifiant à la fin, comme \(language.quoted("^second"))"
    }
  }
}
