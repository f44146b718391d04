extension SkippedMessage {
  var english: String {
    switch self {
    case .file(let problem): "\(problem.text(in: .english)) (skipped)"
    case .garbled(let path):
      "\(path): may be read wrong: it has an unresolved merge or too many levels; `tidemark lint` says where"
    }
  }
}
