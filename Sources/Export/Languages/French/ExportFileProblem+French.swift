import Languages

private let language = Language.french

extension ExportFileProblem {
  var french: String {
    switch self {
    case .isNoObject(let program): "ce n’est pas une exportation de \(program)\u{A0}: ce n’est pas un objet"
    case .isNoList(let name, let program):
      "ce n’est pas une exportation de \(program)\u{A0}: \(language.quoted(name)) n’est pas une liste"
    case .hasWrong(let problem, let program): "ce n’est pas une exportation de \(program)\u{A0}: \(language.say(problem))"
    case .isOfLaterVersion(let version): "une version plus récente de Tidemark l’a écrit (\(version)); importez-le avec elle"
    }
  }
}
