import Foundation
import TestSupport
import Testing

@testable import Chronology

@Suite struct CivilDateTests {
  @Test(arguments: [
    (1, 2026, "2025-12-29"), (33, 2026, "2026-08-10"), (53, 2026, "2026-12-28"), (1, 2027, "2027-01-04"), (0, 2026, nil),
    (54, 2026, nil),
  ])
  func aWeekOfAYearBeginsOnItsMonday(_ week: Int, _ year: Int, _ day: String?) {
    #expect(CivilDate(mondayOfWeek: week, of: year)?.description == day)
  }

  @Test func everyDayFrom1600To2400IsAsInFoundationsCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    let first = try #require(CivilDate(year: 1600, month: 1, day: 1))
    let last = try #require(CivilDate(year: 2400, month: 12, day: 31))
    #expect(first.days(until: last) + 1 == 292_560)
    var wrong: [CivilDate] = []
    for number in first.dayNumber...last.dayNumber {
      let civil = CivilDate(dayNumber: number)
      let moment = Date(timeIntervalSince1970: Double(number) * 86_400)
      let expected = calendar.dateComponents([.year, .month, .day, .weekday], from: moment)
      let (year, month, day) = civil.parts
      let isSame =
        year == expected.year && month == expected.month && day == expected.day
        && civil.weekday.rawValue % 7 + 1 == expected.weekday && CivilDate(year: year, month: month, day: day) == civil
      if !isSame { wrong.append(civil) }
    }
    #expect(wrong == [])
  }

  @Test func everyDayOfTheCalendarFollowsTheOneBefore() {
    var (year, month, day, weekday) = (1, 1, 1, Weekday.monday)
    var wrong: [CivilDate] = []
    for number in CivilDate.earliest.dayNumber...CivilDate.latest.dayNumber {
      let civil = CivilDate(dayNumber: number)
      if civil.parts != (year, month, day) || civil.weekday != weekday { wrong.append(civil) }
      weekday = weekday.adding(days: 1)
      day += 1
      if day > CivilDate.daysInMonth(month, ofYear: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(wrong == [])
    #expect((year, month, day) == (10_000, 1, 1))
  }

  @Test(arguments: [
    (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32), (2026, 2, 29),
    (1900, 2, 29),
    (2026, 4, 31),
  ])
  func refusesWhatDoesNotExist(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-01-31", 2, "2026-03-31"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-11-20", 2, "2027-01-20"), ("2026-01-15", -1, "2025-12-15"),
    ("2026-01-15", -13, "2024-12-15"), ("2024-02-29", 12, "2025-02-28"), ("2026-05-05", 0, "2026-05-05"),
    ("9999-12-15", 1, "9999-12-31"), ("0001-01-15", -1, "0001-01-01"), ("2026-01-01", Int.max, "9999-12-31"),
    ("2026-01-01", Int.min, "0001-01-01"),
  ])
  func addsMonths(start: String, months: Int, expected: String) {
    #expect("\(date(start).adding(months: months))" == expected)
  }

  @Test(arguments: [
    ("2024-02-29", 1, "2025-02-28"), ("2024-02-29", 4, "2028-02-29"), ("2026-11-20", -26, "2000-11-20"),
    ("2026-11-20", Int.max, "9999-12-31"), ("2026-11-20", Int.min, "0001-01-01"),
  ])
  func addsYears(start: String, years: Int, expected: String) {
    #expect("\(date(start).adding(years: years))" == expected)
  }

  @Test(arguments: [
    ("2026-12-31", 1, "2027-01-01"), ("2024-02-28", 1, "2024-02-29"), ("2026-11-20", -20, "2026-10-31"),
    ("9999-12-30", 5, "9999-12-31"), ("0001-01-03", -9, "0001-01-01"), ("2026-11-20", Int.max, "9999-12-31"),
    ("1926-11-20", Int.min, "0001-01-01"),
  ])
  func addsDays(start: String, days: Int, expected: String) {
    #expect("\(date(start).adding(days: days))" == expected)
  }

  @Test func countsDays() {
    #expect(date("2026-11-20").days(until: date("2026-12-25")) == 35)
    #expect(date("2026-12-25").days(until: date("2026-11-20")) == -35)
    #expect(date("1970-01-01").dayNumber == 0)
    #expect(CivilDate.earliest.description == "0001-01-01")
    #expect(CivilDate.latest.description == "9999-12-31")
    #expect(date("2026-11-20") < date("2026-11-21"))
  }

  @Test(arguments: [
    (Weekday.monday, "2026-11-16"), (.friday, "2026-11-20"), (.saturday, "2026-11-14"), (.sunday, "2026-11-15"),
  ])
  func startsItsWeek(weekStart: Weekday, expected: String) {
    #expect("\(date("2026-11-20").startOfWeek(from: weekStart))" == expected)
    #expect("\(date("2026-11-20").startOfMonth)" == "2026-11-01")
  }

  @Test(arguments: ["2026-11-20", "0001-01-01", "9999-12-31", "2024-02-29"])
  func readsTheWrittenForm(text: String) {
    #expect(CivilDate(text)?.description == text)
  }

  @Test(arguments: [
    "", "2026-02-30", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "20/11/2026", "2026-1-2", "2026-01-2", "26-01-02",
    "2026/01/02", "2026-01-021", "2026-01-02 ", " 2026-01-02", "2026-01-02T", "２026-01-02", "-2026-01-02", "2026-11-2a",
    "2026\u{2212}01\u{2212}02",
  ])
  func refusesOtherTexts(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test func scansAtAnOffset() throws {
    let bytes = Array("on 2026-11-20: x".utf8)
    let found = try #require(CivilDate.scan(bytes, at: 3, end: bytes.count))
    #expect(found == (date("2026-11-20"), 13))
    #expect(CivilDate.scan(bytes, at: 3, end: 12) == nil, "the end is not read past")
    #expect(CivilDate.scan(bytes, at: 2, end: bytes.count) == nil)
    #expect(CivilDate.scan(bytes, at: 3, end: 13)?.end == 13)
    #expect(CivilDate.hasShape(Array("2026-99-99".utf8), at: 0, end: 10))
    #expect(!CivilDate.hasShape(Array("2026-99-999".utf8), at: 0, end: 11))
  }

  static let named: [(String, String?)] = [
    ("2026-11-20", "2026-11-20"), ("2026-11-20 Friday", "2026-11-20"), ("Friday, 2026-11-20, at Mum's", "2026-11-20"),
    ("(2026-11-20)", "2026-11-20"), ("2026-11-20: a", "2026-11-20"), ("2026-11-21, not 2026-11-20", "2026-11-21"),
    ("a-2026-11-20-b", "2026-11-20"), ("2026-11-20_b", "2026-11-20"), ("2026-02-30 or 2026-03-01", "2026-03-01"),
    ("12026-11-20 2026-11-21", "2026-11-21"), ("", nil), ("2026-11-2", nil), ("2026-02-30", nil),
    ("x2026-11-20", nil), ("2026-11-20x", nil), ("2026-11-201", nil), ("2026-11-20T07:00", nil), ("é2026-11-20", nil),
    ("2026-11-20é", nil), ("2026/11/20", nil), ("20 November 2026", nil),
  ]

  @Test(arguments: named)
  func findsTheFirstDateInAText(_ text: String, _ expected: String?) throws {
    let found = CivilDate.first(in: text)
    #expect(found?.date.description == expected)
    let bytes = Array(text.utf8)
    if let found { #expect(String(decoding: bytes[found.range], as: UTF8.self) == expected) }
    // What stands outside of the range counts for nothing.
    let before = Array("2026-01-01 1".utf8)
    let inside = CivilDate.first(in: before + bytes + Array("2".utf8), before.count..<before.count + bytes.count)
    #expect(inside?.date == found?.date)
    #expect(inside?.range.lowerBound == found.map { $0.range.lowerBound + before.count })
  }

  @Test func everyWrittenDateIsReadBack() {
    var random = SplitMix64(seed: 20_261_120)
    for _ in 0..<randomCases(2000) {
      let civil = CivilDate.random(in: 1...9999, using: &random)
      #expect(CivilDate(civil.description) == civil)
    }
  }
}
