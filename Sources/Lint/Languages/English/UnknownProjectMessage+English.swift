import Languages

private let language = Language.english

extension UnknownProjectMessage {
  var english: String {
    switch self {
    case .isNoProject(let title): "\(language.quoted(title)) is not a project of this vault"
    case .onlyBeginningIs(let project):
      "only \(language.quoted(project)) is one: give the rest a key of its own after a comma, or move it out of the brackets"
    case .makeFile: "make a file of the kind \(language.quoted("project")) with this title, or write that of another"
    }
  }
}
