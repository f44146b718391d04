import Languages

private let language = Language.french

extension StackMessage {
  var french: String {
    switch self {
    case .isInStack(let title, let stack, let place):
      "\(language.title(title)) est déjà dans \(language.title(stack)), \(place)"
    case .task(let title, nil, let stack, let place): "\(language.title(title)) à \(language.title(stack)), \(place)"
    case .task(let title, let project?, let stack, let place):
      "\(language.title(title)) de \(language.title(project)) à \(language.title(stack)), \(place)"
    case .taskHasNoWords: "une tâche n’a pas de texte"
    case .isNoStack(let name, let titles):
      "aucune pile ne s’appelle \(language.title(name)); il s’agit peut-être de \(language.or(titles.map { language.title($0) }))"
    case .nameInFull: "donnez le nom complet de la pile; `tidemark stack add --new` en crée une autre"
    case .isInTheWay(let path): "\(path) est là où irait un fichier de piles"
    case .newStack(let title, let place): "nouvelle pile\(language.colon) \(language.title(title)), \(place)"
    case .isNoTaskOfProject(let title): "\(language.title(title)) n’est pas une tâche d’un projet"
    case .isDone(let title, let place): "\(language.title(title)) est faite, dans \(place)"
    case .isDropped(let title, let place): "\(language.title(title)) est abandonnée, dans \(place)"
    case .reopenFirst: "rouvrez-la d’abord avec `tidemark reopen`"
    }
  }
}
