import Languages

private let language = Language.english

extension DetailsBelongToProjectMessage {
  var english: String {
    switch self {
    case .belongs(let key, let project):
      "\(language.quoted(key)) belongs to the task in its project, \(language.quoted(project))"
    case .belong(let keys, let project):
      "\(language.and(keys.map(language.quoted))) belong to the task in its project, \(language.quoted(project))"
    case .moveIt: "write it in the file of the project, and delete it here"
    case .moveThem: "write them in the file of the project, and delete them here"
    }
  }
}
