extension SkippedMessage {
  var english: String {
    switch self {
    case .file(let problem): "\(problem.text(in: .english)) (skipped)"
    }
  }
}
