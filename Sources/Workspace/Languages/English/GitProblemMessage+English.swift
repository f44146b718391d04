import Languages

private let language = Language.english

extension GitProblemMessage {
  var english: String {
    switch self {
    case .isMissing: "there is no program “git” in the folders of PATH"
    case .install: "install git"
    case .timedOut: "git was not done in time, and was ended"
    case .runAgain: "run the command again"
    case .didNotStart(let code): "git could not be started (the system's error \(code))"
    case .isInNoRepository(let place): "\(language.quoted(place)) is in no git repository"
    case .beginOne: "begin one there with “git init”"
    case .says(let words): "git says: \(words)"
    case .folderIsGone: "the current folder is gone"
    case .goElsewhere: "go to a folder that exists"
    case .isOutside(let path): "\(language.quoted(path)) is outside the repository, and nothing there is staged in it"
    }
  }
}
