import Languages

private let language = Language.french

extension GitSetupMessage {
  var french: String {
    switch self {
    case .hasNoLine(let path): "\(path)\(language.colon) n’a pas la ligne \(language.quoted(GitSetup.line))"
    case .otherLineHolds(let path, let other):
      "\(path)\(language.colon) une autre ligne donne aux fichiers Markdown \(language.quoted(other)); enlevez-la, ou mettez-la au-dessus de \(language.quoted(GitSetup.line))"
    case .isNotSet(let scope, let key): "git config --\(scope)\(language.colon) \(key) n’est pas défini"
    case .hasOtherValue(let scope, let key): "git config --\(scope)\(language.colon) \(key) a une autre valeur"
    case .addedLine(let path): "\(path)\(language.colon) ajout de \(language.quoted(GitSetup.line))"
    case .set(let scope, let key): "git config --\(scope)\(language.colon) \(key) a été défini"
    case .changed(let scope, let key): "git config --\(scope)\(language.colon) \(key) a été modifié"
    case .removedFile(let path): "\(path)\(language.colon) supprimé, parce qu’il ne contenait rien d’autre"
    case .removedLine(let path): "\(path)\(language.colon) retrait de \(language.quoted(GitSetup.line))"
    case .removed(let scope, let key): "git config --\(scope)\(language.colon) \(key) a été retiré"
    case .homeIsNotSet: "HOME n’est pas définie, on ne sait donc pas où sont les attributs de git"
    case .cannotBeTogether(let one, let other):
      "\(language.quoted(one)) et \(language.quoted(other)) ne peuvent pas aller ensemble"
    case .nothingToRemove: "rien n’est configuré, il n’y a donc rien à retirer"
    case .allIsSetUp: "tout est configuré; il n’y a rien à faire"
    case .commitAttributes:
      "Validez .gitattributes avec \(language.quoted("git commit")) et lancez \(language.quoted("tidemark git-setup")) dans chaque autre clone, car git ne partage pas la configuration."
    }
  }
}
