import Languages

private let language = Language.french

extension UnreadPartMessage {
  var french: String {
    switch self {
    case .beginsWithComma(let group): "\(language.quoted(group)) commence par une virgule, donc tout est lu comme du texte"
    case .hasNoKey(let part): "\(language.quoted(part)) n’a pas de clé, donc tout le groupe est lu comme du texte"
    case .write(let field): "écrivez \(language.quoted(field))"
    case .deleteComma: "supprimez la virgule, ou écrivez avant elle ce qui manque"
    case .writeKey: "écrivez sa clé et un deux-points devant, ou sortez-le des parenthèses"
    }
  }
}
