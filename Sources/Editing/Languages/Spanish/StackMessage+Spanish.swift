import Languages

private let language = Language.spanish

extension StackMessage {
  var spanish: String {
    switch self {
    case .isInStack(let title, let stack, let place):
      "\(language.title(title)) ya está en \(language.title(stack)), \(place)"
    case .task(let title, nil, let stack, let place): "\(language.title(title)) a \(language.title(stack)), \(place)"
    case .task(let title, let project?, let stack, let place):
      "\(language.title(title)) de \(language.title(project)) a \(language.title(stack)), \(place)"
    case .taskHasNoWords: "una tarea no tiene texto"
    case .isNoStack(let name, let titles):
      "ninguna pila se llama \(language.title(name)); quizá se trata de \(language.or(titles.map { language.title($0) }))"
    case .nameInFull: "da el nombre completo de la pila; `tidemark stack add --new` crea otra"
    case .isInTheWay(let path): "\(path) está donde iría un archivo de pilas"
    case .newStack(let title, let place): "nueva pila: \(language.title(title)), \(place)"
    case .isNoTaskOfProject(let title): "\(language.title(title)) no es una tarea de un proyecto"
    case .isDone(let title, let place): "\(language.title(title)) está hecha, en \(place)"
    case .isDropped(let title, let place): "\(language.title(title)) está descartada, en \(place)"
    case .reopenFirst: "reábrela primero con `tidemark reopen`"
    }
  }
}
