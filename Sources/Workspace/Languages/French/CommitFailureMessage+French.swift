import Languages

private let language = Language.french

extension CommitFailureMessage {
  package var french: String {
    switch self {
    case .unwritten(let problem, let left): ([problem.french] + left.map(line)).joined(separator: "\n")
    }
  }

  private func line(_ left: Left) -> String {
    switch left {
    case .lost(let path):
      "\(path)\(language.colon) impossible à rétablir; autre chose y a été écrit entre-temps"
    case .kept(let path, let kept):
      "\(path)\(language.colon) impossible de le remettre comme il était; ce qu’il contenait est dans \(language.quoted(kept))"
    }
  }
}
