extension SkippedMessage {
  var spanish: String {
    switch self {
    case .file(let problem): "\(problem.text(in: .spanish)) (no se leyó)"
    }
  }
}
