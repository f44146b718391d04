extension SkippedMessage {
  var french: String {
    switch self {
    case .file(let problem): "\(problem.text(in: .french)) (non lu)"
    }
  }
}
