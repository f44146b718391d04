import Languages

private let language = Language.french

extension MissingDateMessage {
  var french: String {
    switch self {
    case .hasNoDate(let title): "\(language.quoted(title)) n’a pas de date, donc le fichier n’appartient à aucun jour"
    case .emptyTitleHasNoDate: "le titre n’a pas de date, donc le fichier n’appartient à aucun jour"
    case .hasNoTitle(let name):
      "le fichier n’a pas de titre, et son nom \(language.quoted(name)) ne donne aucune date, donc il n’appartient à aucun jour"
    case .writeDate(let title):
      "écrivez la date dans le titre sous la forme année-mois-jour\(language.colon) \(language.quoted(title))"
    case .writeTitle: "écrivez sous l’en-tête un titre avec la date, comme \(language.quoted("# 2026-11-20 Friday"))"
    }
  }
}
