import Languages

private let language = Language.french

extension RecurrenceMessage {
  var french: String {
    switch self {
    case .isMissing: "il manque une règle"
    case .writeRule:
      "écrivez une règle comme \(language.quoted("daily")), \(language.quoted("weekday")), \(language.quoted("mon wed")), \(language.quoted("2 weeks on fri")) ou \(language.quoted("month on last"))"
    case .endsTooEarly(let text): "\(language.quoted(text)) finit trop tôt pour être une règle"
    case .isNoWord(let word): "\(language.quoted(word)) n’est pas un mot d’une règle"
    case .cannotStandHere(let word): "\(language.quoted(word)) ne peut pas être à cet endroit d’une règle"
    case .isNoInterval(let word): "\(language.quoted(word)) n’est pas un nombre de 1 à 999"
    case .writeInterval: "écrivez un nombre de 1 à 999"
    case .isNoDayOfMonth(let word): "\(language.quoted(word)) n’est pas un jour d’un mois"
    case .writeDayOfMonth: "écrivez un nombre de 1 à 31, ou \(language.quoted("last"))"
    case .namesNoDayOfMonth(let word): "\(language.quoted(word)) ne nomme aucun jour d’un mois"
    case .writeOrdinal:
      "écrivez de \(language.quoted("1st")) à \(language.quoted("5th")), ou \(language.quoted("last")), avant un jour de la semaine"
    case .isSecondWay(let word): "\(language.quoted(word)) est une deuxième façon de nommer des jours du mois"
    case .nameAllAlike: "nommez-les tous par leur numéro ou tous par leur jour de la semaine"
    case .isSecondMonth(let word): "\(language.quoted(word)) est un deuxième mois"
    case .writeMonths:
      "une règle nomme des jours d’un seul mois; pour plusieurs, écrivez \(language.quoted("month")) avec \(language.quoted("in:"))"
    case .hoursAfterDone: "\(language.quoted("after done")) ne peut pas se compter en heures"
    case .writeDaysAfterDone: "écrivez des jours, comme \(language.quoted("1 day after done"))"
    case .isAmbiguous(let word): "\(language.quoted(word)) a plus d’un sens"
    case .write(let rules): "écrivez \(language.or(rules.map(language.quoted)))"
    case .isInInitials(let word): "\(language.quoted(word)) est écrit en initiales"
    case .isPartOfDay(let word): "\(language.quoted(word)) est une partie du jour, et une règle dit des jours"
    case .writeTheDays: "écrivez les jours"
    case .writeTheDaysAndTime(let time):
      "écrivez les jours, et l’heure avec \(language.quoted("at")), comme \(language.quoted("at: \(time)"))"
    case .writeRuleAndTime(let rule, let time):
      "écrivez \(language.quoted(rule)), et l’heure avec \(language.quoted("at")), comme \(language.quoted("at: \(time)"))"
    case .isDayOfMonth(let word): "\(language.quoted(word)) est un jour d’un seul mois, et une règle dit une fréquence"
    case .writeYearly(let day): "écrivez \(language.quoted("year on \(day)")) si c’est chaque année"
    case .isFraction(let word): "\(language.quoted(word)) n’est pas un nombre entier"
    case .writeSmallerUnit: "écrivez un nombre entier d’une unité plus petite, comme \(language.quoted("10 days"))"
    case .cannotCountTimes(let word):
      "un nombre de fois ne peut pas se compter en \(language.quoted(word))\(language.colon) un journal compte des jours"
    case .writeTimesOfWeek:
      "écrivez \(language.quoted("a week")), ou \(language.quoted("daily")) avec \(language.quoted("at: 09:00 17:00"))"
    case .isNoRule(let text): "\(language.quoted(text)) n’est pas une règle"
    case .isTooShort(let word): "\(language.quoted(word)) est plus court que ce qu’une règle peut dire"
    case .writeHours: "écrivez des heures, comme \(language.quoted("2 hours"))"
    case .writeOneOf(let words): "écrivez \(language.or(words.map(language.quoted)))"
    case .nameAllDays: "nommez tous les jours\(language.colon) \(language.quoted("mon thu")) dit les deux"
    case .giveTimesKey: "donnez aux heures leur propre clé, comme \(language.quoted("every: mon, at: 09:00"))"
    case .giveFirstDayKey: "donnez au premier jour sa propre clé, comme \(language.quoted("every: mon, from: 2026-11-02"))"
    case .giveLastDayKey: "donnez au dernier jour sa propre clé, comme \(language.quoted("every: mon, until: 2026-12-14"))"
    case .giveMonthsKey: "donnez aux mois leur propre clé, comme \(language.quoted("every: mon, in: jun jul"))"
    case .nameDaysMeant: "nommez seulement les jours voulus, comme \(language.quoted("mon tue thu"))"
    }
  }
}
