import Languages


extension EditCheckMessage {
  var english: String {
    switch self {
    case .found(let problem, let place): "\(problem.text(in: .english)), at \(place)"
    }
  }
}
