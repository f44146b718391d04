import Languages

private let language = Language.french

extension UnreadValueMessage {
  var french: String {
    switch self {
    case .isNoValue(let text): "\(language.quoted(text)) n’est que du texte, et non une valeur"
    case .isNoDay(let text): "\(language.quoted(text)) n’est que du texte, et n’est le jour de rien"
    case .isNoDayOfRule(let day): "\(language.quoted(day)) n’est que du texte, et la règle dit le 1er janvier"
    case .isReadAs(let text, let reading, let other): "\(language.quoted(text)) se lit comme \(reading), et non comme \(other)"
    case .writeIfIsOne(let text): "si c’est le cas, écrivez \(language.quoted(text))"
    case .writeWhicheverIs(let texts): "écrivez \(language.or(texts.map(language.quoted))), selon le cas"
    case .countDaysSince(let text): "pour compter les jours depuis cette date, écrivez \(language.quoted(text))"
    case .countDaysUntil(let text): "pour compter les jours jusqu’à cette date, écrivez \(language.quoted(text))"
    case .writeRule(let texts): "si cela revient ce jour-là, écrivez \(language.or(texts.map(language.quoted)))"
    case .writeCounter(let name, let value):
      "une tâche est ouverte ou faite; ce qui se compte est un compteur d’une page, comme \(language.quoted("- \(name): \(value)")), sans case"
    case .writeGoalAfterNumber: "un objectif suit le nombre de ce dont il est l’objectif, comme \(language.quoted("20/80 %"))"
    }
  }
}
