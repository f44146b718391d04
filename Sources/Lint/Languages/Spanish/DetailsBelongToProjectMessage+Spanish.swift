import Languages

private let language = Language.spanish

extension DetailsBelongToProjectMessage {
  var spanish: String {
    switch self {
    case .belongs(let key, let project): "\(language.quoted(key)) va con la tarea en su proyecto, \(language.quoted(project))"
    case .belong(let keys, let project):
      "\(language.and(keys.map(language.quoted))) van con la tarea en su proyecto, \(language.quoted(project))"
    case .moveIt: "escríbela en el archivo del proyecto y bórrala aquí"
    case .moveThem: "escríbelas en el archivo del proyecto y bórralas aquí"
    }
  }
}
