extension EchoMessage {
  var spanish: String {
    switch self {
    case .behind(let sentence, let days): "\(sentence.text(in: .spanish)) (\(days.text(in: .spanish)))"
    }
  }
}
