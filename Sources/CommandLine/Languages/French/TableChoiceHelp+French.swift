extension TableChoiceHelp {
  var french: String {
    switch self {
    case .table: "Dans les tableaux\u{A0}: afficher celui-ci; dans un dossier, tous sont écrits"
    case .delimiter: "Dans les tableaux\u{A0}: le signe entre deux cellules"
    }
  }
}
