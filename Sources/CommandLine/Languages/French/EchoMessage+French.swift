extension EchoMessage {
  var french: String {
    switch self {
    case .behind(let sentence, let days): "\(sentence.text(in: .french)) (\(days.text(in: .french)))"
    }
  }
}
