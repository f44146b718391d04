import Languages

private let language = Language.spanish

extension MissingTaskMessage {
  var spanish: String {
    switch self {
    case .isNoTask(let task, let project): "\(language.quoted(task)) no es una tarea del proyecto \(language.quoted(project))"
    case .didYouMeanOrAdd(let task, let file): "¿quisiste decir \(language.quoted(task))? Si no, agrégala a \(file)"
    case .addOrRemoveProject(let file): "agrégala a \(file) o quita \(language.quoted("project"))"
    case .writeID(let id): "escribe al final el identificador de la que quieres decir, como \(language.quoted("^\(id)"))"
    case .add(let project): "Agregarla a \(language.quoted(project))"
    }
  }
}
