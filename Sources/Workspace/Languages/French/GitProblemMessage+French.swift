import Languages

private let language = Language.french

extension GitProblemMessage {
  var french: String {
    switch self {
    case .isMissing: "il n’y a pas de programme \(language.quoted("git")) dans les dossiers de PATH"
    case .install: "installez git"
    case .timedOut: "git n’a pas terminé à temps et a été arrêté"
    case .runAgain: "relancez la commande"
    case .notStarted(let code): "impossible de lancer git (erreur \(code) du système)"
    case .isNoRepository(let place): "\(language.quoted(place)) n’est dans aucun dépôt git"
    case .begin: "commencez-en un là-bas avec \(language.quoted("git init"))"
    case .says(let words): "git dit\(language.colon) \(words)"
    }
  }
}
