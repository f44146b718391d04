import Languages

private let language = Language.english

extension CommitFailureMessage {
  package var english: String {
    switch self {
    case .unwritten(let problem, let left): ([problem.english] + left.map(line)).joined(separator: "\n")
    }
  }

  private func line(_ left: Left) -> String {
    switch left {
    case .lost(let path): "\(path): could not be restored; something else was written to it meanwhile"
    case .kept(let path, let kept):
      "\(path): could not be brought back as it was; what it held is in \(language.quoted(kept))"
    }
  }
}
