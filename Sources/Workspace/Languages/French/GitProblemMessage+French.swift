import Languages

private let language = Language.french

extension GitProblemMessage {
  var french: String {
    switch self {
    case .isMissing: "il n’y a pas de programme \(language.quoted("git")) dans les dossiers de PATH"
    case .install: "installez git"
    case .timedOut: "git n’a pas fini à temps, et a été arrêté"
    case .runAgain: "relancez la commande"
    case .didNotStart(let code): "git n’a pas pu démarrer (erreur \(code) du système)"
    case .isInNoRepository(let place): "\(language.quoted(place)) n’est dans aucun dépôt git"
    case .beginOne: "commencez-en un là avec \(language.quoted("git init"))"
    case .says(let words): "git dit\(language.colon) \(words)"
    case .folderIsGone: "le dossier courant n’existe plus"
    case .goElsewhere: "allez dans un dossier qui existe"
    case .isOutside(let path): "\(language.quoted(path)) est hors du dépôt, et rien de là n’y est indexé"
    }
  }
}
