import Languages

private let language = Language.french

extension CommandRefusal {
  var french: String {
    switch self {
    case .hasNoProject(let title): "aucun projet ne s’appelle \(language.title(title))"
    case .isNamelessLine(let line): "il n’y a rien qui ait un nom à la ligne \(line)"
    case .isNameless: "il n’y a là rien qui ait un nom"
    }
  }
}
