extension ExplainHelp {
  var english: String {
    switch self {
    case .rule: "the name of a rule"
    case .summary: "Print the page about a rule: what it finds, why, an example, what to write instead"
    case .halfRange: "Read about half ranges"
    }
  }
}
