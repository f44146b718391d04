import Languages

private let language = Language.french

extension DetailsBelongToProjectMessage {
  var french: String {
    switch self {
    case .belongs(let key, let project): "\(language.quoted(key)) va avec la tâche dans son projet, \(language.quoted(project))"
    case .belong(let keys, let project):
      "\(language.and(keys.map(language.quoted))) vont avec la tâche dans son projet, \(language.quoted(project))"
    case .moveIt: "écrivez cette clé dans le fichier du projet et supprimez-la ici"
    case .moveThem: "écrivez ces clés dans le fichier du projet et supprimez-les ici"
    }
  }
}
