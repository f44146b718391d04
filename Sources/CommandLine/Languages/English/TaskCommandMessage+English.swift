import Languages

private let language = Language.english

extension TaskCommandMessage {
  var english: String {
    switch self {
    case .noProject: "no project is named"
    case .sayWhichProject: "say which, as in \(language.quoted("--project Thesis"))"
    case .sayNewProject: "say where it goes, as in \(language.quoted("--to Thesis"))"
    case .noWords: "the task has no words"
    case .isNotOneTask(let words): "\(language.title(words)) is not read as one task"
    case .withoutSigns: "write its words without signs before them"
    }
  }
}
