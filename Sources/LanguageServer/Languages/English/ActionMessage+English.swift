import Languages

extension ActionMessage {
  var english: String {
    switch self {
    case .fixAll: "Apply all safe fixes of this file"
    case .allowHere(let rule): "Allow \(rule) here"
    case .allowInFile(let rule): "Allow \(rule) in this file"
    case .isGuess: "Only you know whether this is what you meant."
    }
  }
}
