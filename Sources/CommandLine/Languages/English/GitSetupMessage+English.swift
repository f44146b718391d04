import Languages

private let language = Language.english

extension GitSetupMessage {
  var english: String {
    switch self {
    case .hasNoLine(let path): "\(path): has no line \(language.quoted(GitSetup.line))"
    case .otherLineHolds(let path, let other):
      "\(path): another line gives Markdown files \(language.quoted(other)); remove it, or move it above \(language.quoted(GitSetup.line))"
    case .isNotSet(let scope, let key): "git config --\(scope): \(key) is not set"
    case .hasOtherValue(let scope, let key): "git config --\(scope): \(key) has another value"
    case .addedLine(let path): "\(path): added \(language.quoted(GitSetup.line))"
    case .set(let scope, let key): "git config --\(scope): set \(key)"
    case .changed(let scope, let key): "git config --\(scope): changed \(key)"
    case .removedFile(let path): "\(path): removed, because nothing else was in it"
    case .removedLine(let path): "\(path): removed \(language.quoted(GitSetup.line))"
    case .removed(let scope, let key): "git config --\(scope): removed \(key)"
    case .homeIsNotSet: "HOME is not set, so it is not known where git's attributes are"
    case .cannotBeTogether(let one, let other):
      "\(language.quoted(one)) and \(language.quoted(other)) cannot be together"
    case .nothingToRemove: "nothing is set up, so there is nothing to remove"
    case .allIsSetUp: "all is set up; nothing to do"
    case .commitAttributes:
      "Commit .gitattributes, and run “tidemark git-setup” in every other clone: git shares no configuration."
    }
  }
}
