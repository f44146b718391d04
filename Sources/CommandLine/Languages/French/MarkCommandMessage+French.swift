import Languages

private let language = Language.french

extension MarkCommandMessage {
  var french: String {
    switch self {
    case .newLifeBegins: "`tidemark new life --born DATE` en commence une, avec votre date de naissance"
    case .isRatingInPhrase(let word, let rating):
      "\(language.quoted(word)) fait partie de la phrase; --rating \(rating) dit comment la semaine a été"
    case .isDayInPhrase(let word, let command, let day):
      "\(language.quoted(word)) fait partie de la phrase; `\(command)` marque la semaine du \(day)"
    case .isLongerThanWeek(let text): "\(language.title(text)) est plus que la semaine qui est marquée"
    case .nameWeek:
      "nommez la semaine par son numéro ou par un de ses jours; une phrase qui commence ainsi se met entre guillemets"
    case .isNoWeek(let word, let meant):
      "\(language.title(word)) n’est ni une semaine ni un jour d’une semaine; vouliez-vous dire \(language.quoted(meant))?"
    case .phraseInQuotes: "une phrase qui commence ainsi se met entre guillemets"
    case .isBehindPhrase(let text): "\(language.title(text)) vient après la phrase, et une semaine se nomme avant elle"
    case .allInQuotes: "mettez tous les mots de la phrase entre les mêmes guillemets, ou nommez d’abord la semaine"
    case .twoRatings(let word): "\(language.title(word)) est une appréciation, et --rating en donne déjà une"
    case .leaveOutOne: "enlevez l’une des deux, ou mettez tous les mots de la phrase entre guillemets"
    case .mayBeYear(let text): "\(text) peut être une année, et c’est une semaine qu’il faut ici"
    case .nameDayOrNumber(let number): "nommez un jour de cette semaine, ou écrivez son numéro comme \(language.quoted(number))"
    case .noSuchWeek(let number): "il n’y a pas de semaine \(number)"
    }
  }
}
