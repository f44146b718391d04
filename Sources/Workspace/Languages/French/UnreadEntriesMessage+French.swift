import Languages

private let language = Language.french

extension UnreadEntriesMessage {
  package var french: String {
    switch self {
    case .foldersNotSearched: "rien n’a été écrit; les dossiers sautés n’ont pas été fouillés"
    case .nothingWritten(let problem): "rien n’a été écrit\(language.colon) \(problem.french)"
    }
  }
}
