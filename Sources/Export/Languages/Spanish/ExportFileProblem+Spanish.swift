import Languages

private let language = Language.spanish

extension ExportFileProblem {
  var spanish: String {
    switch self {
    case .isNoObject(let program): "no es una exportación de \(program): no es un objeto"
    case .isNoList(let name, let program): "no es una exportación de \(program): \(language.quoted(name)) no es una lista"
    case .hasWrong(let problem, let program): "no es una exportación de \(program): \(language.say(problem))"
    case .isOfLaterVersion(let version): "lo escribió una versión posterior de Tidemark (\(version)); impórtalo con esa"
    }
  }
}
