import Languages

private let language = Language.french

extension RestoringMessage {
  var french: String {
    switch self {
    case .isThereAgain(let path): "\(path) est de nouveau là, et n’est pas écrasé"
    case .staysIn(let path): "ce qui a été supprimé reste dans \(path)"
    case .isGone(let path, let title): "\(path), où était \(language.title(title)), n’est plus dans le coffre"
    case .linesAreIn(let path): "ses lignes sont dans \(path)"
    case .lineIsBack(let place): "sa ligne dans les listes est revenue\(language.colon) \(place)"
    case .lineIsNotBack(let problem):
      "sa ligne dans les listes n’est pas revenue\(language.colon) \(problem.text(in: language))"
    case .hasNoLonger(.section, let title, let path, let removed):
      "\(path) n’a plus la section \(language.title(title)), où était \(language.title(removed))"
    case .hasNoLonger(.group, let title, let path, let removed):
      "\(path) n’a plus le groupe \(language.title(title)), où était \(language.title(removed))"
    case .hasNoLonger(.item, let title, let path, let removed):
      "\(path) n’a plus l’élément \(language.title(title)), où était \(language.title(removed))"
    case .makeAgain: "recréez ce qui manque, ou copiez les lignes de la corbeille"
    case .isNoItem(let title): "ce qui est conservé de \(language.title(title)) n’est plus un élément"
    case .copyLines: "copiez les lignes de la corbeille"
    }
  }
}
