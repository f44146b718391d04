import Languages

private let language = Language.french

extension PropertyValueMessage {
  var french: String {
    switch self {
    case .writeAllInBrackets:
      "écrivez-les tous entre crochets, comme \(language.quoted("[un, deux]")), ou chacun sur sa propre ligne"
    case .writeAfterColon: "écrivez-en une après le deux-points, ou supprimez la ligne"
    case .writePartOfDayAndTime: "écrivez la partie du jour et une heure, comme \(language.quoted("morning 07:00"))"
    case .writeTimeOrOff: "écrivez les heures et les minutes, comme \(language.quoted("08:00")), ou \(language.quoted("off"))"
    case .writeOneOfAndTime(let words):
      "écrivez \(language.or(words.map(language.quoted))) et une heure, comme \(language.quoted("morning 07:00"))"
    case .writeOneText: "écrivez un seul texte, sans crochets"
    case .takesOneValue(let key, let words): "\(language.quoted(key)) prend une seule valeur; enlevez \(language.quoted(words))"
    case .isComment(let words): "\(language.quoted(words)) est un commentaire pour YAML, donc ce n’est pas lu"
    case .writeTags(let list): "écrivez \(language.quoted(list))"
    case .writeWithoutSign: "écrivez-le sans le \(language.quoted("#")), ou entre guillemets doubles"
    }
  }
}
