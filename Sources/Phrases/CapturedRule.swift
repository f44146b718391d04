import Chronology

/// A rule by which noted words recur: `every monday`, `daily`, `mondays`, `3x a week`, `every morning` (commands, *Capture*).
struct CapturedRule: Hashable, Sendable {
  let rule: Recurrence
  /// The part of the day that is named: that of `every morning`.
  private(set) var part: DayPart?

  /// - Parameter phrase: all its words, as they were typed.
  init?(_ phrase: [String]) {
    let words = phrase.map { $0.lowercased() }
    if let day = Self.dayOfMonth(words), let rule = try? Recurrence.parse("month on \(day)").get() {
      self.rule = rule
    } else if words.count == 2, Self.leads.contains(words[0]), let part = DayPart(rawValue: words[1]),
      let daily = try? Recurrence.parse("daily").get()
    {
      (rule, self.part) = (daily, part)
    } else if let days = Self.plural(phrase), let rule = try? Recurrence.parse(days).get() {
      self.rule = rule
    } else {
      let isLed = words.count > 1 && Self.leads.contains(words[0])
      // With a capital it is a name: `Buy The Daily`.
      let isNamed = phrase.count == 1 && ["daily", "weekly", "monthly", "yearly"].contains(phrase[0])
      guard let rule = try? Recurrence.parse(phrase.joined(separator: " ")).get(), isLed || isNamed || Self.isCounted(words)
      else { return nil }
      self.rule = rule
    }
  }

  private static let leads: Set<String> = ["every", "each"]

  /// `3x a week`, `twice a month`, `once every 2 weeks`: nothing else begins and ends like that.
  private static func isCounted(_ words: [String]) -> Bool {
    guard words.count > 2, let first = words.first else { return false }
    return ["once", "twice"].contains(first) || first.first?.isNumber ?? false && (first.hasSuffix("x") || words[1] == "times")
  }

  /// `mondays`, `on tuesdays and thursdays`, `weekdays`: of each week, since of one day nobody says it so.
  private static func plural(_ phrase: [String]) -> String? {
    var words = phrase.joined(separator: " ").split { " ,&+".contains($0) }.map(String.init)[...]
    let isLed = words.first?.lowercased() == "on"
    if isLed { words.removeFirst() }
    let days = words.filter { $0.lowercased() != "and" }
    guard !days.isEmpty, words.last == days.last else { return nil }
    // With a capital and without `on` the one word may be a name: `Buy Weekends`.
    let isPlural = days.allSatisfy { word in
      let plain = word.lowercased()
      if ["weekdays", "weekends"].contains(plain) { return days.count == 1 && (isLed || word == plain) }
      return Weekday.allCases.contains { $0.fullName + "s" == plain }
    }
    return isPlural ? days.map { String($0.lowercased().dropLast()) }.joined(separator: " ") : nil
  }

  /// `first of every month`, `on the 15th of each month`.
  private static func dayOfMonth(_ phrase: [String]) -> Int? {
    var words = phrase[...]
    for lead in ["on", "the"] where words.first == lead { words.removeFirst() }
    guard words.count == 4, let first = words.first, words.last == "month", words.dropFirst().first == "of",
      words.dropFirst(2).first.map({ leads.contains($0) }) ?? false
    else { return nil }
    if first == "first" { return 1 }
    let tokens = PhraseToken.tokens(of: first)
    guard tokens.count == 2, ["st", "nd", "rd", "th"].contains(tokens[1].word), let day = tokens[0].count, 1...31 ~= day else {
      return nil
    }
    return day
  }
}
