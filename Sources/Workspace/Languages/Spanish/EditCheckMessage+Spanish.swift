import Languages


extension EditCheckMessage {
  var spanish: String {
    switch self {
    case .found(let problem, let place): "\(problem.text(in: .spanish)), en \(place)"
    }
  }
}
