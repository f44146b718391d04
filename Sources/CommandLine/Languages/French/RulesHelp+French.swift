extension RulesHelp {
  var french: String {
    switch self {
    case .summary: "Donner la liste des règles de lint"
    case .readAboutOne: "Se renseigner sur l’une d’elles"
    }
  }
}
