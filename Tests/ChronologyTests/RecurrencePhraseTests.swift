import TestSupport
import Testing

@testable import Chronology

/// Rules as people say them (format, *Rules as people say them*).
@Suite struct RecurrencePhraseTests {
  /// What is said, and the canonical text of the rule that it is.
  static let cases: [(String, String)] = [
    // Words that the key says already, and words that say nothing.
    ("every day", "daily"), ("each day", "daily"), ("Every Single Day", "daily"), ("everyday", "daily"), ("each monday", "mon"),
    ("every week", "weekly"), ("on mondays", "mon"), ("every mon", "mon"), ("Mon.", "mon"), ("the 1st", "month on 1"),
    ("every weekday", "weekday"), ("every weekend", "weekend"), ("each year", "yearly"), ("every month", "monthly"),
    // Units.
    ("2w", "2 weeks"), ("2 w", "2 weeks"), ("3d", "3 days"), ("10 d", "10 days"), ("6mo", "6 months"), ("6 mo", "6 months"),
    ("2 wks", "2 weeks"), ("1 wk", "weekly"), ("wk", "weekly"), ("3 mths", "3 months"), ("2y", "2 years"), ("2 yrs", "2 years"),
    ("2h", "2 hours"), ("4 hrs", "4 hours"), ("2weeks", "2 weeks"), ("every 2 weeks", "2 weeks"), ("every 2w", "2 weeks"),
    ("annually", "yearly"), ("annual", "yearly"), ("fortnight", "2 weeks"), ("fortnightly", "2 weeks"),
    ("every fortnight", "2 weeks"), ("2 fortnights", "4 weeks"), ("quarter", "3 months"), ("quarterly", "3 months"),
    ("every 2 quarters", "6 months"), ("half-yearly", "6 months"), ("every half-year", "6 months"),
    ("semiannually", "6 months"), ("semi-annually", "6 months"), ("biennially", "2 years"),
    // Numbers in words.
    ("two weeks", "2 weeks"), ("every three days", "3 days"), ("Twelve Months", "12 months"), ("one week", "weekly"),
    ("other week", "2 weeks"), ("other day", "2 days"), ("every other day", "2 days"), ("every-other-day", "2 days"),
    ("every other month", "2 months"), ("alternate days", "2 days"), ("alternating weeks", "2 weeks"), ("3rd day", "3 days"),
    ("every 3rd day", "3 days"), ("every second week", "2 weeks"), ("every 2nd month", "2 months"),
    ("every third year", "3 years"),
    // Days of a week.
    ("mon and fri", "mon fri"), ("mon & thu", "mon thu"), ("Mon/Wed/Fri", "mon wed fri"), ("mon + thu", "mon thu"),
    ("mon+thu", "mon thu"), ("mon, wed and fri", "mon wed fri"), ("Mon., Wed. & Fri.", "mon wed fri"),
    ("Mondays and Thursdays", "mon thu"), ("on mon and on thu", "mon thu"), ("every tue and every fri", "tue fri"),
    ("mon through fri", "weekday"), ("Monday thru Wednesday", "mon tue wed"), ("mon till wed", "mon tue wed"),
    ("mon-thu & sat", "mon tue wed thu sat"), ("Mo We Fr", "mon wed fri"), ("tu/th", "tue thu"), ("tues, thurs", "tue thu"),
    ("weds", "wed"), ("thur", "thu"), ("workdays", "weekday"), ("every workday", "weekday"), ("working days", "weekday"),
    ("every business day", "weekday"), ("work days", "weekday"), ("weekdays and sat", "mon tue wed thu fri sat"),
    ("mondays through fridays", "weekday"), ("weekly on mon and thu", "mon thu"), ("weekly, mon", "mon"),
    ("weekly on the mondays", "mon"), ("week mon", "mon"), ("every week on mon", "mon"),
    // Days of every so many weeks.
    ("other monday", "2 weeks on mon"), ("every other monday", "2 weeks on mon"), ("every-other-monday", "2 weeks on mon"),
    ("every other tue and fri", "2 weeks on tue fri"), ("every other weekend", "2 weeks on weekend"),
    ("every other week on fri", "2 weeks on fri"), ("every two weeks on mon & thu", "2 weeks on mon thu"),
    ("fortnightly on fri", "2 weeks on fri"), ("mon every 2 weeks", "2 weeks on mon"),
    ("fridays every other week", "2 weeks on fri"), ("fri of every second week", "2 weeks on fri"),
    ("mon each week", "mon"), ("every 3rd week on sat/sun", "3 weeks on weekend"), ("2h on mon & tue", "2 hours on mon tue"),
    // Days of a month.
    ("1st", "month on 1"), ("every 15th", "month on 15"), ("on the 1st", "month on 1"), ("1st of month", "month on 1"),
    ("1st of the month", "month on 1"), ("15th of every month", "month on 15"), ("15th of each month", "month on 15"),
    ("1st and 15th", "month on 1 15"), ("the 1st & the 15th of the month", "month on 1 15"),
    ("15th and last", "month on 15 last"),
    ("month on the 1st", "month on 1"), ("monthly on the 15th", "month on 15"), ("every month on the 1st", "month on 1"),
    ("monthly 15", "month on 15"), ("monthly on day 15", "month on 15"), ("day 15 of the month", "month on 15"),
    ("15 of the month", "month on 15"), ("15th day of the month", "month on 15"), ("3rd day of the month", "month on 3"),
    ("last day of the month", "month on last"), ("month on the last day", "month on last"),
    ("last of the month", "month on last"),
    ("monthly on last day", "month on last"), ("end of month", "month on last"), ("end of the month", "month on last"),
    ("month end", "month on last"), ("eom", "month on last"), ("month-end", "month on last"),
    ("every 2 months on the 1st", "2 months on 1"), ("1st of every 2nd month", "2 months on 1"),
    ("1st of every 3 months", "3 months on 1"), ("quarterly on the 1st", "3 months on 1"),
    // Places in a month.
    ("first monday", "month on 1st mon"), ("1st Monday", "month on 1st mon"), ("every first monday", "month on 1st mon"),
    ("last friday", "month on last fri"), ("last friday of the month", "month on last fri"),
    ("first monday of each month", "month on 1st mon"), ("2nd tuesday of the month", "month on 2nd tue"),
    ("second tuesday of every month", "month on 2nd tue"), ("month on the second tuesday", "month on 2nd tue"),
    ("monthly on the first monday", "month on 1st mon"), ("monthly, first monday", "month on 1st mon"),
    ("1st and 3rd monday", "month on 1st mon 3rd mon"), ("first & third monday of the month", "month on 1st mon 3rd mon"),
    ("1st monday and 3rd friday", "month on 1st mon 3rd fri"), ("first weekday of the month", "month on 1st weekday"),
    ("last workday of the month", "month on last weekday"), ("last working day of the month", "month on last weekday"),
    ("first business day of the month", "month on 1st weekday"), ("last weekday", "month on last weekday"),
    ("last sunday of every other month", "2 months on last sun"),
    // Days of a year.
    ("dec 25", "year on dec 25"), ("25 dec", "year on dec 25"), ("25th of december", "year on dec 25"),
    ("December 25th", "year on dec 25"), ("every dec 25", "year on dec 25"), ("year on 25 dec", "year on dec 25"),
    ("yearly on december 25", "year on dec 25"), ("annually on march 31", "year on mar 31"),
    ("yearly on the 25th of december", "year on dec 25"), ("25 dec every year", "year on dec 25"),
    ("every year on 25 dec", "year on dec 25"), ("dec 24 and 25", "year on dec 24 25"), ("sept 1", "year on sep 1"),
    ("last day of february", "year on feb last"), ("yearly on the last day of february", "year on feb last"),
    ("every 2 years on 1 may", "2 years on may 1"), ("25 dec of each year", "year on dec 25"),
    // Times a period.
    ("3 times a week", "3 times a week"), ("3x a week", "3 times a week"), ("3x/week", "3 times a week"),
    ("3/week", "3 times a week"), ("3/wk", "3 times a week"), ("3 x a week", "3 times a week"), ("3× a week", "3 times a week"),
    ("3x week", "3 times a week"), ("3x weekly", "3 times a week"), ("weekly 3x", "3 times a week"),
    ("weekly, 3 times", "3 times a week"), ("3 times per week", "3 times a week"), ("3 per week", "3 times a week"),
    ("3 a week", "3 times a week"), ("three times a week", "3 times a week"), ("3 times each week", "3 times a week"),
    ("3 times every week", "3 times a week"), ("3 days a week", "3 times a week"), ("3 days per week", "3 times a week"),
    ("3-times-a-week", "3 times a week"), ("twice a week", "2 times a week"), ("twice weekly", "2 times a week"),
    ("thrice a month", "3 times a month"), ("2 times per year", "2 times a year"), ("10x per quarter", "10 times in 3 months"),
    ("2x in 2 weeks", "2 times in 2 weeks"), ("2 times every 2 weeks", "2 times in 2 weeks"),
    ("3 times a fortnight", "3 times in 2 weeks"), ("semi-weekly", "2 times a week"), ("semimonthly", "2 times a month"),
    ("once a week", "weekly"), ("once weekly", "weekly"), ("1/week", "weekly"), ("once a day", "daily"),
    ("1x a month", "monthly"),
    ("once every 2 weeks", "2 weeks"), ("once every 3 days", "3 days"), ("once-a-week", "weekly"), ("1 times a week", "weekly"),
    ("once a week on mon", "mon"), ("once a month on the 1st", "month on 1"), ("twice a week on mon and thu", "mon thu"),
    ("twice a month on the 1st and 15th", "month on 1 15"), ("2 weekly", "2 weeks"),
    // After it was done.
    ("3 days after completion", "3 days after done"), ("every 2 weeks when done", "2 weeks after done"),
    ("2 weeks after last done", "2 weeks after done"), ("a month after done", "month after done"),
    ("3d after done", "3 days after done"), ("8 months after it was last done", "8 months after done"),
    ("every week when completed", "week after done"), ("fortnight after done", "2 weeks after done"),
  ]

  @Test(arguments: cases)
  func reads(text: String, canonical: String) throws {
    let recurrence = try rule(text)
    #expect(recurrence.description == canonical)
    #expect(try rule(canonical) == recurrence)
  }

  /// The readings are those that are told to people.
  @Test(arguments: [
    ("2nd tuesday", 0..<11, ["2 weeks on tue", "month on 2nd tue"]),
    ("every third fri", 6..<15, ["3 weeks on fri", "month on 3rd fri"]),
    ("bi-weekly", 0..<9, ["2 weeks", "2 times a week"]), ("biweekly on mon", 0..<8, ["2 weeks", "2 times a week"]),
    ("every bimonthly", 6..<15, ["2 months", "2 times a month"]),
    ("2-3 times a week", 0..<3, ["2 times a week", "3 times a week"]),
    ("every 2 to 3 weeks", 6..<12, ["2 weeks", "3 weeks"]), ("3-4x/week", 0..<3, ["3 times a week", "4 times a week"]),
    ("biannual", 0..<8, ["2 years", "2 times a year"]), ("M T", 0..<3, ["mon tue", "mon thu"]), ("S/S", 0..<3, ["weekend"]),
  ])
  func tellsTwoMeanings(text: String, range: Range<Int>, readings: [String]) {
    guard case .failure(let error) = Recurrence.parse(text) else {
      Issue.record("“\(text)” reads")
      return
    }
    #expect(error.range == range)
    switch error {
    case .ambiguous(_, let found): #expect(found.map(\.description) == readings)
    case .initials(_, let meant): #expect(["\(meant)"] == readings)
    default: Issue.record("\(error)")
    }
  }

  @Test(arguments: [
    ("M W F", "mon wed fri"), ("MWF", "mon wed fri"), ("m/w/f", "mon wed fri"), ("TTh", "tue thu"), ("T Th", "tue thu"),
    ("MTWTF", "weekday"), ("M T W T F", "weekday"), ("M W Sa", "mon wed sat"), ("MTWTFSS", "mon tue wed thu fri sat sun"),
  ])
  func readsInitialsAsMeant(text: String, canonical: String) throws {
    #expect(Recurrence.parse(text) == .failure(.initials(0..<text.utf8.count, meant: try rule(canonical))))
  }

  @Test(arguments: [
    ("every morning", RecurrenceError.partOfDay(6..<13, rest: Recurrence(.day))),
    ("monday evenings", .partOfDay(7..<15, rest: Recurrence(.week, on: .weekdays(WeekdaySet([Weekday.monday]))))),
    ("weekly in the morning", .partOfDay(14..<21, rest: Recurrence(.week))),
    ("nightly", .partOfDay(0..<7, rest: Recurrence(.day))),
    ("morning xyz", .partOfDay(0..<7, rest: nil)),
    ("every 1,5 weeks", .fraction(6..<9)), ("1.5 weeks", .fraction(0..<3)), ("2.5w", .unknownWord(0..<4, expected: .rule)),
    ("30 minutes", .minutes(3..<10)), ("every 30 min", .minutes(9..<12)),
    ("every mondya", .unknownWord(6..<12, expected: .rule)), ("every other mondya", .unknownWord(12..<18, expected: .rule)),
    ("last friday of the quarter", .unexpectedWord(0..<4, expected: .rule)),
    ("first monday of january", .unread(0..<23)), ("every", .unread(0..<5)),
    ("last day", .unexpectedWord(0..<4, expected: .rule)), ("every march", .unread(0..<11)),
    ("other weekday", .unread(0..<13)), ("day on mon", .unexpectedWord(4..<6, expected: .onOrAfter)),
    ("daily mon", .unexpectedWord(6..<9, expected: .onOrAfter)), ("week on 15", .unexpectedWord(8..<10, expected: .days)),
    ("2 mon", .unexpectedWord(2..<5, expected: .unit)), ("weekday - sat", .unexpectedWord(8..<9, expected: .days)),
    ("1 jan and 1 jul", .unexpectedWord(2..<5, expected: .unit)), ("mon or fri", .unknownWord(4..<6, expected: .days)),
    ("month on 1 - 5", .unexpectedWord(11..<12, expected: .daysOfMonth)), ("mon and", .unread(0..<7)),
    ("6th monday of the month", .ordinalOutOfRange(0..<3)), ("1000w", .intervalOutOfRange(0..<4)),
    ("32nd of the month", .dayOutOfRange(0..<4)),
    ("3 times a day", .timesOfDays(8..<13)), ("3x a day", .timesOfDays(0..<8)), ("twice daily", .timesOfDays(0..<11)),
    ("daily 3x", .timesOfDays(0..<8)), ("every day 5×", .timesOfDays(6..<13)), ("hourly 2x", .timesOfDays(0..<9)),
    ("hours 3x", .timesOfDays(0..<8)), ("daily twice", .timesOfDays(0..<11)), ("2 days 3x", .timesOfDays(0..<9)),
    ("2 times in 3 days", .timesOfDays(8..<17)), ("3 times", .incomplete(7..<7, expected: .aOrIn)),
    ("0 times a week", .intervalOutOfRange(0..<1)), ("1000x a week", .intervalOutOfRange(0..<4)),
    ("3 times a", .incomplete(9..<9, expected: .unit)), ("3 times a week mon", .unexpectedWord(15..<18, expected: .nothing)),
    ("twice a week on mon", .unread(0..<19)), ("times a week", .unexpectedWord(0..<5, expected: .rule)),

  ])
  func tellsWhatIsWrong(text: String, expected: RecurrenceError) {
    #expect(Recurrence.parse(text) == .failure(expected))
  }

  /// Words of rules in any order are a rule, or it is said what of them is wrong.
  @Test(arguments: caseSeeds(default: 3000))
  func anyWordsGetAnAnswer(_ seed: UInt64) {
    let words = [
      "1", "2", "3", "3x", "5×", "x", "times", "once", "twice", "a", "the", "in", "per", "/", "every", "each", "other", "on",
      "of", "and",
      "or", ",", "-", "after", "done", "not", "last", "first", "2nd", "15th", "hour", "hourly", "hours", "day", "daily", "days",
      "week",
      "weekly", "weekday", "weekend", "month", "monthly", "year", "yearly", "quarter", "mon", "tuesday", "jan", "march", "1.5",
      "w", "3d",
    ]
    var random = SplitMix64(seed: seed)
    let text = (0...Int.random(in: 0...6, using: &random)).map { _ in random.pick(words) }.joined(separator: " ")
    guard case .failure(let error) = Recurrence.parse(text) else { return }
    #expect(error.range.upperBound <= text.utf8.count, "seed \(seed): \(text)")
  }

  /// What is read without a second look is read as ever, whatever people say.
  @Test func theWrittenFormIsItself() throws {
    let seed: UInt64 = 0x5A1D_0F_2026
    var random = SplitMix64(seed: seed)
    for index in 0..<randomCases(2000) {
      let recurrence = Recurrence.random(using: &random)
      let spoken = recurrence.spokenText(using: &random)
      #expect(Recurrence.parse(spoken) == .success(recurrence), "“\(spoken)”, seed \(seed), case \(index)")
    }
  }

  @Test func anyWordsEitherReadOrSayWhere() {
    let seed: UInt64 = 0xBAD_0F_26
    var random = SplitMix64(seed: seed)
    let pieces = [
      "every", "other", "the", "of", "a", "per", "and", "&", "/", "mon", "tuesdays", "weekdays", "fortnight", "2w", "2", "two",
      "first", "2nd", "last", "day", "month", "week", "year", "jan", "25", "biweekly", "morning", "M", "W", "1,5", "min",
      "after",
      "done", "when", "-", "bi-", "×", "é", ".", "working",
    ]
    for index in 0..<randomCases(5000) {
      let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined(separator: random.chance(90) ? " " : "")
      switch Recurrence.parse(text) {
      case .success(let recurrence):
        #expect(Recurrence.parse(recurrence.description) == .success(recurrence), "“\(text)”, seed \(seed), case \(index)")
      case .failure(let error):
        let isWithin = error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count
        #expect(isWithin, "“\(text)”, seed \(seed), case \(index)")
      }
    }
  }
}
