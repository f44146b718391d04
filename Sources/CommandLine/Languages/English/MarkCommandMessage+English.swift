import Languages

private let language = Language.english

extension MarkCommandMessage {
  var english: String {
    switch self {
    case .newLifeBegins: "`tidemark new life --born DATE` begins one, with your day of birth"
    case .isRatingInPhrase(let word, let rating):
      "\(language.quoted(word)) is part of the phrase; --rating \(rating) says how the week was"
    case .isDayInPhrase(let word, let command, let day):
      "\(language.quoted(word)) is part of the phrase; `\(command)` marks the week of \(day)"
    case .isLongerThanWeek(let text): "\(language.title(text)) is more than the week that is marked"
    case .nameWeek: "name a week by its number or by a day of it; a phrase that begins so goes in quotation marks"
    case .isNoWeek(let word, let meant):
      "\(language.title(word)) is not a week or a day of one; did you mean \(language.quoted(meant))?"
    case .phraseInQuotes: "a phrase that begins so goes in quotation marks"
    case .isBehindPhrase(let text): "\(language.title(text)) comes after the phrase, and a week is named before it"
    case .allInQuotes: "put all words of the phrase in one pair of quotation marks, or name the week first"
    case .twoRatings(let word): "\(language.title(word)) is a rating, and --rating says one"
    case .leaveOutOne: "leave out one of the two, or put all words of the phrase in quotation marks"
    case .mayBeYear(let text): "\(text) may be a year, and a week is meant"
    case .nameDayOrNumber(let number): "name a day of the week, or write its number as \(language.quoted(number))"
    case .noSuchWeek(let number): "there is no week \(number)"
    }
  }
}
