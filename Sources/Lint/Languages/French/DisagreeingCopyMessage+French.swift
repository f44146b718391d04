import Languages

private let language = Language.french

extension DisagreeingCopyMessage {
  var french: String {
    switch self {
    case .isOpenHere(let task, let project, let day?):
      "\(language.quoted(task)) est ouverte ici et faite dans \(language.quoted(project)) depuis le \(day)"
    case .isOpenHere(let task, let project, nil):
      "\(language.quoted(task)) est ouverte ici et faite dans \(language.quoted(project))"
    case .isDoneHere(let task, let project):
      "\(language.quoted(task)) est faite ici et ouverte dans \(language.quoted(project))"
    case .tickHereOrOpen(let place): "cochez-la ici ou rouvrez-la dans \(place)"
    case .openHereOrTick(let place): "cochez-la dans \(place) ou rouvrez-la ici"
    case .tickHere: "La cocher ici"
    case .openHere: "La rouvrir ici"
    case .tick(let project): "La cocher dans \(language.quoted(project))"
    case .open(let project): "La rouvrir dans \(language.quoted(project))"
    }
  }
}
