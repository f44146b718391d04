import Languages

private let language = Language.french

extension UnknownProjectMessage {
  var french: String {
    switch self {
    case .isNoProject(let title): "\(language.quoted(title)) n’est pas un projet de ce coffre"
    case .onlyBeginningIs(let project):
      "seul \(language.quoted(project)) en est un\(language.colon) donnez au reste sa propre clé après une virgule, ou sortez-le des parenthèses"
    case .makeFile: "créez un fichier de type \(language.quoted("project")) portant ce titre, ou écrivez celui d’un autre"
    }
  }
}
