import Languages

extension EditCheckMessage {
  var french: String {
    switch self {
    case .found(let problem, let place): "\(problem.text(in: .french)), dans \(place)"
    }
  }
}
