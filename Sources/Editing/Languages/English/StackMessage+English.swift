import Languages

private let language = Language.english

extension StackMessage {
  var english: String {
    switch self {
    case .isInStack(let title, let stack, let place):
      "\(language.title(title)) is in \(language.title(stack)) already, \(place)"
    case .task(let title, nil, let stack, let place): "\(language.title(title)) to \(language.title(stack)), \(place)"
    case .task(let title, let project?, let stack, let place):
      "\(language.title(title)) of \(language.title(project)) to \(language.title(stack)), \(place)"
    case .taskHasNoWords: "a task has no words"
    case .isNoStack(let name, let titles):
      "no stack is called \(language.title(name)), and \(titles.map { language.title($0) }.joined(separator: " and ")) may be meant"
    case .nameInFull: "name the stack in full; `tidemark stack add --new` makes another"
    case .isInTheWay(let path): "\(path) is in the way of a file of stacks"
    case .newStack(let title, let place): "new stack: \(language.title(title)), \(place)"
    case .isNoTaskOfProject(let title): "\(language.title(title)) is not a task of a project"
    case .isDone(let title, let place): "\(language.title(title)) is done, at \(place)"
    case .isDropped(let title, let place): "\(language.title(title)) is dropped, at \(place)"
    case .reopenFirst: "`tidemark reopen` it first"
    }
  }
}
