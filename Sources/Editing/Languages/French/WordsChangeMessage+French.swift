import Languages

private let language = Language.french

extension WordsChangeMessage {
  var french: String {
    switch self {
    case .hasFieldsAmongWords(let title): "il y a des champs parmi les mots de \(language.title(title))"
    case .changeByHand(let place): "modifiez-les à la main dans \(place)"
    case .hasNoTitle(let path): "\(path) n’a pas son propre titre"
    case .writeTitle(let words): "écrivez `# \(words)` sous son en-tête"
    case .hasNoHeading(let place): "\(place) n’a pas de titre qui puisse être modifié"
    }
  }
}
