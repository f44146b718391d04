import Languages

private let language = Language.french

extension MissingTaskMessage {
  var french: String {
    switch self {
    case .isNoTask(let task, let project): "\(language.quoted(task)) n’est pas une tâche du projet \(language.quoted(project))"
    case .didYouMeanOrAdd(let task, let file): "vouliez-vous dire \(language.quoted(task))? Sinon, ajoutez-la à \(file)"
    case .addOrRemoveProject(let file): "ajoutez-la à \(file) ou enlevez \(language.quoted("project"))"
    case .writeID(let id): "écrivez à la fin l’identifiant de celle que vous voulez dire, comme \(language.quoted("^\(id)"))"
    case .add(let project): "L’ajouter à \(language.quoted(project))"
    }
  }
}
