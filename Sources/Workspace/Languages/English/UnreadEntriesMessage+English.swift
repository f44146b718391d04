extension UnreadEntriesMessage {
  package var english: String {
    switch self {
    case .foldersNotSearched: "nothing was written; the folders that were skipped were not searched"
    case .nothingWritten(let problem): "nothing was written: \(problem.english)"
    }
  }
}
