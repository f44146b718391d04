import Languages

private let language = Language.english

extension UnreadValueMessage {
  var english: String {
    switch self {
    case .isNoValue(let text): "\(language.quoted(text)) is only words, and no value"
    case .isNoDay(let text): "\(language.quoted(text)) is only words, and no day of anything"
    case .isNoDayOfRule(let day): "\(language.quoted(day)) is only words, and the rule says 1 January"
    case .isReadAs(let text, let reading, let other): "\(language.quoted(text)) is read as \(reading), and not as \(other)"
    case .writeIfIsOne(let text): "if it is one, write \(language.quoted(text))"
    case .writeWhicheverIs(let texts): "write \(language.or(texts.map(language.quoted))), whichever it is"
    case .countDaysSince(let text): "if the days since then count, write \(language.quoted(text))"
    case .countDaysUntil(let text): "if the days until then count, write \(language.quoted(text))"
    case .writeRule(let texts): "if it recurs on that day, write \(language.or(texts.map(language.quoted)))"
    case .writeCounter(let name, let value):
      "a task is open or done; what is counted is a counter of a page, as \(language.quoted("- \(name): \(value)")), without a box"
    case .writeGoalAfterNumber: "a goal comes after the number of what it is the goal of, as \(language.quoted("20/80 %"))"
    }
  }
}
