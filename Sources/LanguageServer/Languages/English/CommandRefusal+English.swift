import Languages

private let language = Language.english

extension CommandRefusal {
  var english: String {
    switch self {
    case .hasNoProject(let title): "no project is called \(language.title(title))"
    case .isNamelessLine(let line): "nothing with a name is on line \(line)"
    case .isNameless: "nothing has a name there"
    }
  }
}
