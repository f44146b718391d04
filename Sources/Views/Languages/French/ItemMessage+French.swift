import Languages

private let language = Language.french

extension ItemMessage {
  var french: String {
    switch self {
    case .state(.open): "à faire"
    case .state(.waiting): "pas encore à faire"
    // Only of tasks.
    case .state(.done): "faite"
    case .state(.dropped): "abandonnée"
    // Only of habits.
    case .state(.skipped): "sautée"
    case .state(.over): "a pris fin"
    case .unnamedBlock: "Plage horaire"
    case .unnamedMark: "Sans mots"
    case .nothingToList: "Le coffre n’a rien à montrer."
    case .items(let count): language.counted(count, "élément", "éléments")
    case .group(let title, let count): "\(title), \(language.counted(count, "élément", "éléments"))\(language.colon)"
    case .found(let line): "Trouvé\(language.colon) \(line)"
    }
  }
}
