import Languages

private let language = Language.english

extension GitProblemMessage {
  var english: String {
    switch self {
    case .isMissing: "there is no program “git” in the folders of PATH"
    case .install: "install git"
    case .timedOut: "git was not done in time, and was ended"
    case .runAgain: "run the command again"
    case .notStarted(let code): "git could not be started (the system's error \(code))"
    case .isNoRepository(let place): "\(language.quoted(place)) is in no git repository"
    case .begin: "begin one there with “git init”"
    case .says(let words): "git says: \(words)"
    }
  }
}
