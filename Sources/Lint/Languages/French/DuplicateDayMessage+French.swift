import Languages

private let language = Language.french

extension DuplicateDayMessage {
  var french: String {
    switch self {
    case .hasOtherFiles(let day, let files, 1): "le \(day) a un autre fichier\(language.colon) \(language.files(files, of: 1))"
    case .hasOtherFiles(let day, let files, let count):
      "le \(day) a d’autres fichiers\(language.colon) \(language.files(files, of: count))"
    case .joinOrCorrect: "réunissez-les en un seul fichier ou corrigez la date de celui-ci"
    }
  }
}
