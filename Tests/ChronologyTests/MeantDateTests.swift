import TestSupport
import Testing

@testable import Chronology

@Suite struct MeantDateTests {
  /// A Sunday.
  private let today = date("2026-11-22")

  @Test(arguments: [
    ("1 March 2024", "2024-03-01"), ("March 1st, 2024", "2024-03-01"), ("23.11.2026", "2026-11-23"),
    ("25/12/2026", "2026-12-25"),
    ("12/25/2026", "2026-12-25"), ("20261120", "2026-11-20"), ("2026.11.20", "2026-11-20"), ("2026–11–20", "2026-11-20"),
    ("20-11-2026", "2026-11-20"), ("Fri 20 Nov 2026", "2026-11-20"), ("20 de noviembre 2026", "2026-11-20"),
    ("2026年11月20日", "2026-11-20"),
    ("5/5/2026", "2026-05-05"), ("2026-11-20", "2026-11-20"), ("27-Nov-2026", "2026-11-27"), ("3.März.2026", "2026-03-03"),
  ])
  func findsDaysThatCanBeNoOther(text: String, expected: String) throws {
    for direction in [MeantDate.Direction.back, .ahead] {
      let found = try #require(MeantDate(text, today: today, direction))
      #expect(found.dates == [date(expected)])
      #expect(found.isCertain && !found.isPeriod)
    }
  }

  @Test(arguments: [
    ("24.11.", "2025-11-24", "2026-11-24"), ("Nov 25", "2025-11-25", "2026-11-25"), ("20. Nov", "2026-11-20", "2027-11-20"),
    ("12-25", "2025-12-25", "2026-12-25"), ("11/20", "2026-11-20", "2027-11-20"), ("29 feb", "2024-02-29", "2028-02-29"),
    ("fri", "2026-11-20", "2026-11-27"), ("sun", "2026-11-22", "2026-11-22"), ("20 de noviembre", "2026-11-20", "2027-11-20"),
    ("today", "2026-11-22", "2026-11-22"), ("tomorrow", "2026-11-23", "2026-11-23"), ("yesterday", "2026-11-21", "2026-11-21"),
    ("2 days ago", "2026-11-20", "2026-11-20"), ("a week ago", "2026-11-15", "2026-11-15"),
    ("in 3 weeks", "2026-12-13", "2026-12-13"), ("One week ago", "2026-11-15", "2026-11-15"),
    ("gestern", "2026-11-21", "2026-11-21"), ("Ayer", "2026-11-21", "2026-11-21"),
    ("the 12th of March", "2026-03-12", "2027-03-12"), ("MÄR 5", "2026-03-05", "2027-03-05"),
    ("last sunday", "2026-11-15", "2026-11-15"), ("next friday", "2026-11-27", "2026-11-27"),
    ("this morning", "2026-11-22", "2026-11-22"),
    ("27/nov", "2025-11-27", "2026-11-27"), ("20-nov", "2026-11-20", "2027-11-20"), ("20.11.26", "2026-11-20", "2026-11-20"),
    ("2026-20-11", "2026-11-20", "2026-11-20"),
  ])
  func findsDaysByToday(text: String, back: String, ahead: String) throws {
    let found = try (#require(MeantDate(text, today: today, .back)), #require(MeantDate(text, today: today, .ahead)))
    #expect(found.0.dates == [date(back)])
    #expect(found.1.dates == [date(ahead)])
    #expect(!found.0.isCertain && !found.0.isPeriod)
  }

  /// A weekday before a date: of two days that which it names, and none is certain that it denies.
  @Test(arguments: [
    ("Tue 2026-12-01", "2026-12-01", nil, true), ("Wed 2026-12-01", "2026-12-01", Weekday.wednesday, false),
    ("Mon, 20.11.2026", "2026-11-20", .monday, false), ("Sa 31.10.2026", "2026-10-31", nil, true),
    ("Samstag, 31.10.2026", "2026-10-31", nil, true), ("So 31.10.2026", "2026-10-31", .sunday, false),
    ("Sun 4/5/2026", "2026-04-05", nil, false), ("Thu 3 December 2026", "2026-12-03", nil, true),
    ("Fri 3 December 2026", "2026-12-03", .friday, false),
  ])
  func holdsAWeekdayAgainstTheDate(text: String, expected: String, wrong: Weekday?, isCertain: Bool) throws {
    let found = try #require(MeantDate(text, today: today, .back))
    #expect(found.dates == [date(expected)])
    #expect(found.wrongWeekday == wrong)
    #expect(found.isCertain == isCertain)
  }

  /// Of what is recorded also before a day without a year; of what lies ahead the words before a date may be somebody's name.
  @Test(arguments: [
    ("Mi 18.11.", "2026-11-18", nil as Weekday?), ("Mi. 18.11.", "2026-11-18", nil), ("mié 18.11.", "2026-11-18", nil),
    ("mer. 18/11", "2026-11-18", nil), ("mar. 17/11", "2026-11-17", nil), ("jeudi 19/11", "2026-11-19", nil),
    ("Mi 19.11.", "2026-11-19", .wednesday),
  ])
  func holdsAWeekdayElsewhereAgainstADayWithoutAYear(text: String, expected: String, wrong: Weekday?) throws {
    let found = try #require(MeantDate(text, today: today, .back))
    #expect(found.dates == [date(expected)])
    #expect(found.wrongWeekday == wrong)
    #expect(!found.isCertain)
    #expect(MeantDate(text, today: today, .ahead) == nil)
  }

  @Test(arguments: ["Sam 3/4 of it", "Do 3/4", "Ven 12 km"])
  func leavesNamesBeforeNumbers(text: String) {
    #expect(MeantDate.scan(Array(text.utf8), at: 0, end: text.utf8.count, today: today, .back) == nil)
  }

  @Test(arguments: ["so 3/4 of them", "do 5.10.", "mi casa", "di 12-25"])
  func takesWeekdaysOfOtherLanguagesBeforeWholeDatesOnly(text: String) {
    #expect(MeantDate.scan(Array(text.utf8), at: 0, end: text.utf8.count, today: today, .back) == nil)
  }

  @Test(arguments: [
    ("2026-11-20T08:00", true), ("2026-11-20T08:00:00", true), ("2026-11-20T08:00:00.000", true),
    ("2026-11-20T08:00:30", false), ("2026-11-20T08:00Z", false), ("2026-11-20T08:00:00Z", false),
    ("2026-11-20t08:00:00.5+01:00", false), ("2026-11-20T08:00-0130", false),
  ])
  func findsStamps(text: String, isCertain: Bool) throws {
    let found = try #require(MeantDate(text, today: today, .back))
    #expect(found.written == "2026-11-20 08:00")
    #expect(found.isCertain == isCertain)
  }

  @Test func namesBothDaysOfTwo() throws {
    #expect(try #require(MeantDate("12/03", today: today, .ahead)).dates == [date("2027-03-12"), date("2026-12-03")])
    #expect(try #require(MeantDate("2/3/2026", today: today, .ahead)).dates == [date("2026-03-02"), date("2026-02-03")])
  }

  @Test(arguments: [
    ("2027-03", "2027-03-01", "2027-03-31"), ("May 2019", "2019-05-01", "2019-05-31"), ("2026-W47", "2026-11-16", "2026-11-22"),
    ("last week", "2026-11-09", "2026-11-15"), ("11/2026", "2026-11-01", "2026-11-30"),
    ("this year", "2026-01-01", "2026-12-31"),
  ])
  func findsPeriods(text: String, first: String, last: String) throws {
    let found = try #require(MeantDate(text, today: today, .back))
    #expect(found.isPeriod && !found.isCertain)
    #expect(found.dates == [date(first), date(last)])
    #expect(try #require(MeantDate(text, today: today, .ahead)).dates == [date(last), date(first)])
  }

  @Test func readsATimeBehindTheDate() throws {
    let found = try #require(MeantDate("2026-11-20T07:30", today: today, .back))
    #expect(found.written == "2026-11-20 07:30")
  }

  @Test(arguments: [
    "", "words", "Sunday morning", "32.11.", "24.13.", "3/8 cups", "1.5", "10.30", "1:30", "March up the hill", "May I", "2026",
    "12345678",
    "2026-W60", "30 feb", "a week", "the march", "of 12", "next door", "last", "in the park", "3 days", "Nov", "2026-11-20x",
    "9",
  ])
  func leavesWords(text: String) {
    #expect(MeantDate(text, today: today, .back) == nil)
  }
}
