import Languages

private let language = Language.spanish

extension CommitFailureMessage {
  package var spanish: String {
    switch self {
    case .unwritten(let problem, let left): ([problem.spanish] + left.map(line)).joined(separator: "\n")
    }
  }

  private func line(_ left: Left) -> String {
    switch left {
    case .lost(let path): "\(path): no se pudo restaurar; mientras tanto se escribió otra cosa ahí"
    case .kept(let path, let kept):
      "\(path): no se pudo dejar como estaba; lo que contenía está en \(language.quoted(kept))"
    }
  }
}
