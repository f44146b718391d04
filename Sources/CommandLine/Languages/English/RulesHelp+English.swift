extension RulesHelp {
  var english: String {
    switch self {
    case .summary: "List the rules of lint"
    case .readAboutOne: "Read about one of them"
    }
  }
}
