extension RulesHelp {
  var spanish: String {
    switch self {
    case .summary: "Enumerar las reglas de lint"
    case .readAboutOne: "Leer sobre una de ellas"
    }
  }
}
