import Languages

private let language = Language.spanish

extension DisagreeingCopyMessage {
  var spanish: String {
    switch self {
    case .isOpenHere(let task, let project, let day?):
      "\(language.quoted(task)) está abierta aquí y hecha en \(language.quoted(project)) desde el \(day)"
    case .isOpenHere(let task, let project, nil):
      "\(language.quoted(task)) está abierta aquí y hecha en \(language.quoted(project))"
    case .isDoneHere(let task, let project): "\(language.quoted(task)) está hecha aquí y abierta en \(language.quoted(project))"
    case .tickHereOrOpen(let place): "márcala aquí o reábrela en \(place)"
    case .openHereOrTick(let place): "márcala en \(place) o reábrela aquí"
    case .tickHere: "Marcarla aquí"
    case .openHere: "Reabrirla aquí"
    case .tick(let project): "Marcarla en \(language.quoted(project))"
    case .open(let project): "Reabrirla en \(language.quoted(project))"
    }
  }
}
