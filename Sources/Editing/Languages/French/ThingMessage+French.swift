import Languages

private let language = Language.french

extension ThingMessage {
  var french: String {
    switch self {
    case .nameHasNoLetters: "le nom n’a pas de lettres"
    case .isNotIn(let word, let path): "\(word.frenchNone) ne se trouve dans \(language.quoted(path))"
    case .nameFromHere: "nommez un fichier par son chemin à partir d’ici, ou à partir du dossier du coffre"
    case .isNotCalled(let word, let name, nil): "\(word.frenchNone) ne s’appelle \(language.title(name))"
    case .isNotCalled(let word, let name, let scope?):
      "\(word.frenchNone) ne s’appelle \(language.title(name)) dans \(language.title(scope))"
    case .isNotSetAside: "ce qui porte ce nom n’est pas mis de côté"
    case .isSetAside: "ce qui porte ce nom est mis de côté; `tidemark restore` le fait revenir"
    case .isThat(let kind, nil): "c’est \(kind.french)"
    case .isThat(let kind, let day?): "c’est \(kind.french) du \(language.dayAndYear(day, .short))"
    case .hasNoArc(let title):
      "\(language.title(title)) n’a pas encore d’arc, donc pas d’habitudes; `tidemark renew` suivi de son nom en commence un"
    case .hasNoLine(let line, let count, let path):
      "\(path) a \(language.counted(count, "ligne", "lignes")), et pas de ligne \(line)"
    case .isNotAt(let place, .thing): "rien n’a de nom à \(place)"
    case .isNotAt(let place, let word): "\(word.frenchNone) ne se trouve à \(place)"
    case .isNoScope(let scope): "`--in` dit \(language.title(scope)), mais rien ne s’appelle ainsi"
    case .nameScope: "nommez un fichier, une page, un projet, un rituel, une section ou une stratégie"
    }
  }
}
