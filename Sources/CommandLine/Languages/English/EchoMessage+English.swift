extension EchoMessage {
  var english: String {
    switch self {
    case .behind(let sentence, let days): "\(sentence.text(in: .english)) (\(days.text(in: .english)))"
    }
  }
}
