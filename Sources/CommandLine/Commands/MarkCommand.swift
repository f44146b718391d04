import Chronology
import Diagnostics
import Editing
import Languages
import Planner
import Views
import Workspace

/// `tidemark mark`
enum MarkCommand {
  private static let words = Operand.many("WORDS", MarkHelp.words)
  private static let rating = Option.value(
    "rating",
    value: "RATING",
    expectation: MarkHelp.ratingExpected,
    MarkHelp.rating
  ) { WeekRating(word: $0) }
  private static let category = Option.text(
    "category",
    value: "NAME",
    choices: LifeCategory.allCases.map(\.rawValue),
    MarkHelp.category
  )

  private static let replace = Option.flag("replace", MarkHelp.replace)

  static let command = Command(
    "mark",
    MarkHelp.summary,
    discussion: MarkHelp.discussion,
    operands: [words],
    options: [rating, category, replace, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark mark --rating good --category growth \"Finished the outline\"", MarkHelp.markThisWeek),
      Example("tidemark mark good", MarkHelp.rateThisWeek),
      Example("tidemark mark \"Quiet, slept well\" good", MarkHelp.markWithPhrase),
      Example("tidemark mark 2026-11-03 --rating hard", MarkHelp.markEarlierWeek),
      Example("tidemark mark last week great", MarkHelp.rateLastWeek),
      Example("tidemark mark 1547 \"Met Teresa\"", MarkHelp.markByNumber),
      Example("tidemark mark 2026-11-03 --rating good --replace", MarkHelp.changeMark),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }, kinds: [.life]) {
      vault throws(EditRefusal) in
      let thing = try vault.onlyFile(
        of: .life,
        named: invocation[EditSession.scope],
        help: MarkCommandMessage.newLifeBegins
      )
      let (week, phrase, rating) = try split(invocation[words], invocation[rating])
      if week != nil { try refuseYear(invocation[words][0], vault[thing.file]?.plan.life?.span) }
      let date = try day(of: week, in: vault, thing)
      try vault.mark(
        thing,
        on: date,
        rating: rating,
        category: invocation[category].flatMap { LifeCategory(rawValue: $0) },
        phrase: phrase,
        called: week.map { name(of: $0) } ?? .this,
        replaces: invocation[replace]
      )
      if rating == nil, let word = phrase.split(separator: " ").last.map(String.init),
        phrase.contains(" "), Int(word) == nil, let said = WeekRating(word: word)
      {
        vault.note(MarkCommandMessage.isRatingInPhrase(ControlCharacters.escaping(word), rating: "\(said.rawValue)"))
      }
      noteWeek(in: phrase, week, of: thing, &vault)
      try EditCheck(vault).check()
    }
  }

  /// Says of a phrase that begins with a day of another week that it is no more than a phrase.
  private static func noteWeek(in phrase: String, _ week: LifeWeekWord?, of thing: Thing, _ vault: inout EditedVault) {
    guard week == nil, let span = vault[thing.file]?.plan.life?.span,
      let written = phrase.split(separator: " ").first.map(String.init),
      case let first = LifeWeekWord(written) == nil ? DoubtfulDay.nearest(to: written) ?? written : written,
      case .day(let word)? = LifeWeekWord(first)
    else { return }
    let day = word.date(from: vault.today, weekStart: vault.settings.weekStarts)
    guard span.weekNumber(on: day) != span.weekNumber(on: vault.today) else { return }
    let rest = phrase.dropFirst(written.count).trimmingPrefix(" ")
    let command = ShellWord.line(["tidemark", "mark", first, String(rest)])
    vault.note(MarkCommandMessage.isDayInPhrase(ControlCharacters.escaping(written), command: command, day))
  }

  /// The week that several words name, with how many of them: `last week`, `3 nov`, or such words in quotation marks.
  private static func week(beginning words: [String]) -> (week: LifeWeekWord, count: Int)? {
    for count in stride(from: min(4, words.count), to: 0, by: -1) {
      let text = words.prefix(count).joined(separator: " ")
      guard text.contains(" "), let week = LifeWeekWord(text) else { continue }
      return (week, count)
    }
    return nil
  }

  /// The week, if the words begin with one, the phrase and the rating. A lone rating is no phrase.
  private static func split(
    _ words: [String],
    _ rating: WeekRating?
  ) throws(EditRefusal) -> (LifeWeekWord?, String, WeekRating?) {
    var week: LifeWeekWord?
    var rest = words
    // Words that are in quotation marks are told by their spaces.
    let isOfPhraseAndRating = words.count == 3 && words[1].contains(" ") && WeekRating(word: words[2]) != nil
    let beginning = words.prefix(2).joined(separator: " ")
    if words.count > 1, longerPeriods.contains(beginning.lowercased()) {
      throw EditRefusal(MarkCommandMessage.isLongerThanWeek(beginning), help: .nameWeek)
    }
    if words.count == 2, let meant = DoubtfulDay.nearest(to: words[0]), LifeWeekWord(words[0]) == nil {
      throw EditRefusal(
        MarkCommandMessage.isNoWeek(words[0], meant: meant),
        help: .phraseInQuotes,
        commands: [["mark", meant, words[1]], ["mark", words.joined(separator: " ")]]
      )
    }
    if let named = Self.week(beginning: words) {
      week = named.week
      rest.removeFirst(named.count)
    } else if let first = words.first, let named = LifeWeekWord(first),
      words.count <= 2 || first.contains("-") || isOfPhraseAndRating
    {
      week = named
      rest.removeFirst()
    }
    if week == nil, rest.count == 2, rest[0].contains(" "), WeekRating(word: rest[1]) == nil, LifeWeekWord(rest[1]) != nil {
      throw EditRefusal(
        MarkCommandMessage.isBehindPhrase(rest[1]),
        help: .allInQuotes,
        commands: [["mark", rest.joined(separator: " ")], ["mark", rest[1], rest[0]]]
      )
    }
    if rest.count == 2, rest[0].contains(" "), let said = WeekRating(word: rest[1]) {
      guard rating == nil || rating == said else { throw twice(rest[1]) }
      return (week, rest[0], said)
    }
    guard let first = rest.first, let said = WeekRating(word: first), Int(first) == nil else {
      return (week, rest.joined(separator: " "), rating)
    }
    // Words in quotation marks behind it are the phrase.
    let isInQuotes = rest.count == 2 && rest[1].contains(" ")
    guard rest.count == 1 || isInQuotes else { return (week, rest.joined(separator: " "), rating) }
    guard rating == nil || rating == said && !isInQuotes else { throw twice(first) }
    return (week, isInQuotes ? rest[1] : "", said)
  }

  private static let longerPeriods: Set<String> = [
    "last month", "this month", "next month", "last year", "this year", "next year",
  ]

  private static func twice(_ word: String) -> EditRefusal {
    EditRefusal(MarkCommandMessage.twoRatings(word), help: .leaveOutOne)
  }

  /// Refuses a number of a week that is more likely a year of the life.
  ///
  /// - Parameter commands: what may be meant, as command lines.
  static func refuseYear(
    _ text: String,
    _ span: LifeSpan?,
    _ commands: (Int) -> [[String]] = { _ in [] }
  ) throws(EditRefusal) {
    guard let span, let number = Int(text), case .number = LifeWeekWord(text), !text.contains(","),
      let last = LifeWeek(number: max(span.weeks, 1), of: span)?.days.last.year,
      (span.born.year...max(last, span.born.year)).contains(number)
    else { return }
    throw EditRefusal(
      MarkCommandMessage.mayBeYear(text),
      help: .nameDayOrNumber(LifeWeeks.grouped(number)),
      commands: commands(number)
    )
  }

  /// The week as the person named it: by its number, or by the day of it that is written.
  private static func name(of week: LifeWeekWord) -> WeekName? {
    if case .number(let number) = week { .number(number) } else { nil }
  }

  /// The day that the mark names: today in this week, the first day of a week that is named by its number.
  private static func day(of week: LifeWeekWord?, in vault: EditedVault, _ thing: Thing) throws(EditRefusal) -> CivilDate {
    switch week {
    case nil: return vault.today
    case .day(let word):
      try vault.check(word)
      return word.date(from: vault.today, weekStart: vault.settings.weekStarts)
    case .number(let number):
      guard let span = vault[thing.file]?.plan.life?.span else { return vault.today }
      guard let week = LifeWeek(number: number, of: span) else { throw EditRefusal(MarkCommandMessage.noSuchWeek("\(number)")) }
      return week.days.contains(vault.today) ? vault.today : week.days.first
    }
  }
}

/// What the help of `mark` says.
enum MarkHelp: Message {
  case words, ratingExpected, rating, category, replace, summary, discussion, markThisWeek, rateThisWeek, markWithPhrase
  case markEarlierWeek, rateLastWeek, markByNumber, changeMark
}

/// What is told of the week that is marked.
enum MarkCommandMessage: Message {
  case newLifeBegins
  /// Of the last word of a phrase.
  case isRatingInPhrase(String, rating: String)
  /// Of the first word of a phrase.
  case isDayInPhrase(String, command: String, CivilDate)
  case isLongerThanWeek(String)
  case nameWeek
  case isNoWeek(String, meant: String)
  case phraseInQuotes
  case isBehindPhrase(String)
  case allInQuotes
  case twoRatings(String)
  case leaveOutOne
  /// A number of a week as it was typed, which may be that of a year.
  case mayBeYear(String)
  /// With the number of a week as it is read in any case: `1,990`
  case nameDayOrNumber(String)
  case noSuchWeek(String)
}
