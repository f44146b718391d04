extension UnreadEntriesMessage {
  package var spanish: String {
    switch self {
    case .foldersNotSearched: "no se escribió nada; en las carpetas omitidas no se buscó"
    case .nothingWritten(let problem): "no se escribió nada: \(problem.spanish)"
    }
  }
}
