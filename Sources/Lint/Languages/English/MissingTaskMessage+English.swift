import Languages

private let language = Language.english

extension MissingTaskMessage {
  var english: String {
    switch self {
    case .isNoTask(let task, let project): "\(language.quoted(task)) is not a task of the project \(language.quoted(project))"
    case .didYouMeanOrAdd(let task, let file): "did you mean \(language.quoted(task))? Or add it to \(file)"
    case .addOrRemoveProject(let file): "add it to \(file), or remove \(language.quoted("project"))"
    case .writeID(let id): "write the id of the one that you mean at its end, such as \(language.quoted("^\(id)"))"
    case .add(let project): "Add it to \(language.quoted(project))"
    }
  }
}
