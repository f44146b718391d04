import Languages

private let language = Language.french

extension FileSetMessage {
  var french: String {
    switch self {
    case .nothingToDo(let folders):
      "rien à faire dans \(language.and(folders))\(language.colon) aucun fichier Markdown n’y a d’en-tête avec un type connu"
    }
  }
}
