import Languages

private let language = Language.english

extension RecurrenceMessage {
  var english: String {
    switch self {
    case .isMissing: "a rule is missing"
    case .writeRule: "write a rule such as daily, weekday, mon wed, 2 weeks on fri, or month on last"
    case .endsTooEarly(let text): "\(language.quoted(text)) ends too early for a rule"
    case .isNoWord(let word): "\(language.quoted(word)) is not a word of a rule"
    case .cannotStandHere(let word): "\(language.quoted(word)) cannot be in this place of a rule"
    case .isNoInterval(let word): "\(language.quoted(word)) is not a number from 1 to 999"
    case .writeInterval: "write a number from 1 to 999"
    case .isNoDayOfMonth(let word): "\(language.quoted(word)) is not a day of a month"
    case .writeDayOfMonth: "write a number from 1 to 31, or last"
    case .namesNoDayOfMonth(let word): "\(language.quoted(word)) names no day of a month"
    case .writeOrdinal: "write 1st to 5th or last before a weekday"
    case .isSecondWay(let word): "\(language.quoted(word)) is a second way to name days of the month"
    case .nameAllAlike: "name them all by number or all by weekday"
    case .isSecondMonth(let word): "\(language.quoted(word)) is a second month"
    case .writeMonths:
      "a rule names days of one month; write \(language.quoted("month")) with \(language.quoted("in:")) for several"
    case .hoursAfterDone: "\(language.quoted("after done")) cannot be counted in hours"
    case .writeDaysAfterDone: "write days, as \(language.quoted("1 day after done"))"
    case .isAmbiguous(let word): "\(language.quoted(word)) has more than one meaning"
    case .write(let rules): "write \(language.or(rules.map(language.quoted)))"
    case .isInInitials(let word): "\(language.quoted(word)) is written in initials"
    case .isPartOfDay(let word): "\(language.quoted(word)) is a part of the day, and a rule says days"
    case .writeTheDays: "write the days"
    case .writeTheDaysAndTime(let time):
      "write the days, and the time with \(language.quoted("at")), as \(language.quoted("at: \(time)"))"
    case .writeRuleAndTime(let rule, let time):
      "write \(language.quoted(rule)), and the time with \(language.quoted("at")), as \(language.quoted("at: \(time)"))"
    case .isDayOfMonth(let word): "\(language.quoted(word)) is a day of one month, and a rule says how often"
    case .writeYearly(let day): "write \(language.quoted("year on \(day)")) if it is every year"
    case .isFraction(let word): "\(language.quoted(word)) is not a whole number"
    case .writeSmallerUnit: "write a whole number of a smaller unit, as \(language.quoted("10 days"))"
    case .cannotCountTimes(let word): "times cannot be counted in \(language.quoted(word)): a log counts days"
    case .writeTimesOfWeek:
      "write \(language.quoted("a week")), or \(language.quoted("daily")) with \(language.quoted("at: 09:00 17:00"))"
    case .isNoRule(let text): "\(language.quoted(text)) is not a rule"
    case .isTooShort(let word): "\(language.quoted(word)) is shorter than a rule can say"
    case .writeHours: "write hours, as \(language.quoted("2 hours"))"
    case .writeOneOf(let words): "write \(language.or(words))"
    case .nameAllDays: "name all of the days: \(language.quoted("mon thu")) are both"
    case .giveTimesKey: "give the times a key of their own, as \(language.quoted("every: mon, at: 09:00"))"
    case .giveFirstDayKey: "give the first day a key of its own, as \(language.quoted("every: mon, from: 2026-11-02"))"
    case .giveLastDayKey: "give the last day a key of its own, as \(language.quoted("every: mon, until: 2026-12-14"))"
    case .giveMonthsKey: "give the months a key of their own, as \(language.quoted("every: mon, in: jun jul"))"
    case .nameDaysMeant: "name only the days that you mean, as \(language.quoted("mon tue thu"))"
    }
  }
}
