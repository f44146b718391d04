import Languages

private let language = Language.english

extension ExportFileProblem {
  var english: String {
    switch self {
    case .isNoObject(let program): "it is not an export of \(program): it is no object"
    case .isNoList(let name, let program): "it is not an export of \(program): \(language.quoted(name)) is not a list"
    case .hasWrong(let problem, let program): "it is not an export of \(program): \(language.say(problem))"
    case .isOfLaterVersion(let version): "a later version of Tidemark has written it (\(version)); import it with that"
    }
  }
}
