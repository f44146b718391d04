import TestSupport
import Testing

@testable import Chronology

@Suite struct RecurrenceParserTests {
  /// What is written, and the canonical text of the rule that it is.
  @Test(arguments: [
    ("day", "daily"), ("daily", "daily"), ("days", "daily"), ("1 day", "daily"), ("Daily", "daily"), ("week", "weekly"),
    ("monthly", "monthly"),
    ("years", "yearly"), ("hourly", "hourly"), ("1 hour", "hourly"), ("2 days", "2 days"), ("2 day", "2 days"),
    ("999 years", "999 years"),
    ("007 days", "7 days"), ("3  hours", "3 hours"), ("2 weekly", "2 weeks"),
    ("weekday", "weekday"), ("weekdays", "weekday"), ("mon tue wed thu fri", "weekday"), ("Monday - Friday", "weekday"),
    ("weekend", "weekend"),
    ("sun sat", "weekend"), ("mon", "mon"), ("Mondays", "mon"), ("fri, mon,wed", "mon wed fri"), ("mon-wed", "mon tue wed"),
    ("mon – wed", "mon tue wed"), ("mon to wed", "mon tue wed"), ("sat - mon", "mon sat sun"), ("mon mon", "mon"),
    ("mon - mon", "mon"),
    ("mon - sun", "mon tue wed thu fri sat sun"), ("weekday sat", "mon tue wed thu fri sat"),
    ("mon - wed, sat", "mon tue wed sat"),
    ("week on mon", "mon"), ("weekly on weekdays", "weekday"), ("1 week on mon - wed", "mon tue wed"),
    ("2 weeks on mon", "2 weeks on mon"),
    ("2 WEEKS ON Mondays, Fridays", "2 weeks on mon fri"), ("3 weeks on weekend", "3 weeks on weekend"),
    ("hour on mon", "hour on mon"), ("hourly on weekdays", "hour on weekday"), ("2 hours on sat sun", "2 hours on weekend"),
    ("month on 15", "month on 15"), ("monthly on 15, 1", "month on 1 15"), ("month on 1st 15th", "month on 1 15"),
    ("month on 31", "month on 31"),
    ("month on last", "month on last"), ("month on last 15", "month on 15 last"), ("month on last fri", "month on last fri"),
    ("month on 1st mon", "month on 1st mon"), ("month on 1st Mondays", "month on 1st mon"),
    ("month on 5th sun", "month on 5th sun"),
    ("month on 1st mon tue", "month on 1st mon tue"), ("month on 3rd mon, 1st mon", "month on 1st mon 3rd mon"),
    ("month on 1st 3rd mon", "month on 1st mon 3rd mon"), ("month on 1st, last sat sun", "month on 1st sat sun last sat sun"),
    ("month on last mon 1st tue", "month on 1st tue last mon"), ("month on 1st weekday", "month on 1st weekday"),
    ("month on last weekdays", "month on last weekday"),
    ("month on last weekday, 1st weekday", "month on 1st weekday last weekday"),
    ("month on 1st last weekday", "month on 1st weekday last weekday"), ("6 months on 1", "6 months on 1"),
    ("year on feb 29", "year on feb 29"), ("yearly on December 24, 25", "year on dec 24 25"),
    ("4 years on feb 29", "4 years on feb 29"),
    ("year on feb last", "year on feb last"), ("year on may 1st", "year on may 1"), ("year on feb 30", "year on feb 30"),
    ("day after done", "day after done"), ("2 weeks after done", "2 weeks after done"),
    ("monthly After Done", "month after done"),
    ("year\u{A0}after\u{202F}done", "year after done"), (" , mon , ", "mon"),
  ])
  func reads(text: String, canonical: String) throws {
    let recurrence = try rule(text)
    #expect(recurrence.description == canonical)
    #expect(try rule(canonical) == recurrence)
  }

  @Test(arguments: [
    ("2 weeks on mon", Recurrence(every: 2, .week, on: .weekdays(WeekdaySet([Weekday.monday])))), ("daily", Recurrence(.day)),
    ("weekday", Recurrence(.week, on: .weekdays(.workdays))), ("3 hours", Recurrence(every: 3, .hour)),
    ("month on 15 last", Recurrence(.month, on: .days(MonthDays([15], last: true)))),
    ("month on 2nd tue", Recurrence(.month, on: .positions([MonthPosition(.second, .tuesday)]))),
    ("month on last weekday", Recurrence(.month, on: .workdays(first: false, last: true))),
    ("year on feb 29", Recurrence(.year, on: .yearDays(.february, MonthDays([29])))),
    ("5 days after done", Recurrence(every: 5, .day, on: .afterDone)),
  ])
  func givesTheRule(text: String, expected: Recurrence?) throws {
    #expect(try rule(text) == #require(expected))
  }

  @Test(arguments: [
    ("", RecurrenceError.empty(0..<0)), ("  ,", .empty(0..<3)),
    ("fortnite", .unknownWord(0..<8, expected: .rule)), ("on after", .unexpectedWord(0..<2, expected: .rule)),
    ("jan", .unexpectedWord(0..<3, expected: .rule)), ("- mon", .unexpectedWord(0..<1, expected: .rule)),
    ("0 days", .intervalOutOfRange(0..<1)), ("1000 days", .intervalOutOfRange(0..<4)),
    ("99999999999999999999999 days", .intervalOutOfRange(0..<23)), ("-2 days", .unexpectedWord(0..<1, expected: .rule)),
    ("2", .incomplete(1..<1, expected: .unit)), ("2 mon", .unexpectedWord(2..<5, expected: .unit)),
    ("2 wekes", .unknownWord(2..<7, expected: .unit)), ("2 3 days", .unexpectedWord(2..<3, expected: .unit)),
    ("mon tusday", .unknownWord(4..<10, expected: .days)), ("mon 2", .unexpectedWord(4..<5, expected: .days)),
    ("mon -", .incomplete(5..<5, expected: .weekday)), ("mon - 2", .unexpectedWord(6..<7, expected: .weekday)),
    ("mon - weekend", .unexpectedWord(6..<13, expected: .weekday)), ("mon after done", .unexpectedWord(4..<9, expected: .days)),
    ("weekday - sat", .unexpectedWord(8..<9, expected: .days)), ("mon or fri", .unknownWord(4..<6, expected: .days)),
    ("day on mon", .unexpectedWord(4..<6, expected: .onOrAfter)), ("daily mon", .unexpectedWord(6..<9, expected: .onOrAfter)),
    ("week 2", .unexpectedWord(5..<6, expected: .onOrAfter)), ("week on", .incomplete(7..<7, expected: .days)),
    ("week on 15", .unexpectedWord(8..<10, expected: .days)), ("week on last fri", .unexpectedWord(8..<12, expected: .days)),
    ("hour on 15", .unexpectedWord(8..<10, expected: .days)), ("week on on 2", .unexpectedWord(8..<10, expected: .days)),
    ("day after", .incomplete(9..<9, expected: .done)), ("day after work", .unknownWord(10..<14, expected: .done)),
    ("day after done mon", .unexpectedWord(15..<18, expected: .nothing)), ("2 hours after done", .hoursAfterDone(2..<18)),
    ("month on", .incomplete(8..<8, expected: .daysOfMonth)), ("month on mon", .unexpectedWord(9..<12, expected: .daysOfMonth)),
    ("month on jan", .unexpectedWord(9..<12, expected: .daysOfMonth)), ("month on 0", .dayOutOfRange(9..<10)),
    ("month on 1 32", .dayOutOfRange(11..<13)), ("month on 32nd", .dayOutOfRange(9..<13)),
    ("month on 1 - 5", .unexpectedWord(11..<12, expected: .daysOfMonth)),
    ("month on 1.5", .fraction(9..<12)),
    ("month on 15 last fri", .mixedDays(17..<20)), ("month on 1st mon 15", .mixedDays(17..<19)),
    ("month on 1st mon last", .mixedDays(17..<21)),
    ("month on 1st mon last weekday", .mixedDays(22..<29)), ("month on 1st weekday 2nd mon", .mixedDays(21..<24)),
    ("month on 6th mon", .ordinalOutOfRange(9..<12)), ("month on 0th mon", .ordinalOutOfRange(9..<12)),
    ("month on 2nd weekday", .ordinalOutOfRange(9..<12)),
    ("month on last weekend", .unexpectedWord(14..<21, expected: .weekday)),
    ("month on 1st mon - wed", .unexpectedWord(17..<18, expected: .daysOfMonth)),
    ("year on", .incomplete(7..<7, expected: .month)), ("year on 29", .unexpectedWord(8..<10, expected: .month)),
    ("year on feb", .incomplete(11..<11, expected: .numberOfDay)),
    ("year on febuary 2", .unknownWord(8..<15, expected: .month)),
    ("year on feb 32", .dayOutOfRange(12..<14)), ("year on jan 1 jul 1", .secondMonth(14..<17)),
    ("year on feb mar 1", .unexpectedWord(12..<15, expected: .numberOfDay)),
    ("year on feb mon", .unexpectedWord(12..<15, expected: .numberOfDay)),
    ("ünd", .unknownWord(0..<4, expected: .rule)),
  ])
  func tellsWhatIsWrong(text: String, expected: RecurrenceError) {
    #expect(Recurrence.parse(text) == .failure(expected))
  }

  @Test func theInitializerRefusesWhatTheGrammarDoes() {
    #expect(Recurrence(every: 0, .day) == nil)
    #expect(Recurrence(every: 1000, .day) == nil)
    #expect(Recurrence(.day, on: .weekdays(.workdays)) == nil)
    #expect(Recurrence(.week, on: .weekdays([])) == nil)
    #expect(Recurrence(.week, on: .days(MonthDays([1]))) == nil)
    #expect(Recurrence(.month, on: .days(MonthDays([0, 32]))) == nil)
    #expect(Recurrence(.month, on: .positions([])) == nil)
    #expect(Recurrence(.month, on: .workdays(first: false, last: false)) == nil)
    #expect(Recurrence(.month, on: .yearDays(.may, MonthDays([1]))) == nil)
    #expect(Recurrence(.hour, on: .afterDone) == nil)
    #expect(Recurrence(.day, on: .times(2)) == nil)
    #expect(Recurrence(.week, on: .times(1)) == nil)
    #expect(Recurrence(.week, on: .times(1000)) == nil)
  }

  @Test func everyRuleIsReadBack() throws {
    let seed: UInt64 = 0x5EED_0F_2017
    var random = SplitMix64(seed: seed)
    for index in 0..<randomCases(3000) {
      let recurrence = Recurrence.random(using: &random)
      let careless = recurrence.carelessText(using: &random)
      #expect(Recurrence.parse(recurrence.description) == .success(recurrence), "seed \(seed), case \(index)")
      #expect(Recurrence.parse(careless) == .success(recurrence), "“\(careless)”, seed \(seed), case \(index)")
    }
  }

  @Test func anyWordsEitherReadOrSayWhere() {
    let seed: UInt64 = 0xBAD_0F_12
    var random = SplitMix64(seed: seed)
    let pieces = [
      "2", "1000", "day", "weeks", "month", "year", "hourly", "on", "after", "done", "mon", "fridays", "weekday", "weekend",
      "last", "1st",
      "6th", "31", "32", "jan", "december", "-", "–", "to", ",", "é", "x", "",
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

  @Test(arguments: [
    ("month on 28", false), ("month on 29", true), ("month on 1 31", true), ("month on last", false), ("year on feb 29", false),
    ("daily", false),
  ])
  func tellsDaysThatMonthsLack(text: String, expected: Bool) throws {
    #expect(try rule(text).skipsShortMonths == expected)
  }

  @Test(arguments: [
    ("daily", false, false), ("2 days", true, false), ("weekly", false, true), ("2 weeks", true, true),
    ("2 weeks on mon", true, false),
    ("2 days after done", false, false), ("3 hours", false, false), ("monthly", false, true), ("mon", false, false),
    ("yearly", false, true), ("3 times a week", false, true), ("3 times in 2 months", true, true),
  ])
  func tellsPhaseAndPeriod(text: String, dependsOnPhase: Bool, isPeriod: Bool) throws {
    #expect(try rule(text).dependsOnPhase == dependsOnPhase)
    #expect(try rule(text).isPeriod == isPeriod)
  }

  @Test func suggestsWords() {
    #expect(RecurrenceError.Expectation.rule.words.contains("daily"))
    #expect(RecurrenceError.Expectation.unit.words.contains("weeks"))
    #expect(RecurrenceError.Expectation.month.words.contains("february"))
    #expect(RecurrenceError.Expectation.nothing.words == [])
  }
}
