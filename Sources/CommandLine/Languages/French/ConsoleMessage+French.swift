import Languages

private let language = Language.french

extension ConsoleMessage {
  var french: String {
    switch self {
    case .whichOne(let count): "Laquelle? De 1 à \(language.number(count)), ou Entrée pour aucun"
    case .nothingWritten: "rien n’a été écrit"
    case .nothingWrittenYet: "rien n’est écrit; sans --dry-run\(language.colon)"
    case .moreLines(let count): "et \(language.counted(count, "autre ligne", "autres lignes"))"
    case .inputDoesNotChange:
      "\(language.quoted("-")) est l’entrée standard, qui ne change pas; nommez des fichiers, ou enlevez \(language.quoted("--watch"))"
    case .outputFailed(let reason):
      "impossible d’écrire sur la sortie standard\(language.colon) \(reason.text(in: language))"
    }
  }
}
