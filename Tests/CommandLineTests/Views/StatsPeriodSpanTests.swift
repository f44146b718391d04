import Chronology
import Testing

@testable import CommandLine
@testable import Views

@Suite struct StatsPeriodSpanTests {
  @Test(arguments: [
    (StatsPeriodSpan.month, nil, "2026-11-20", "2026-11-01 - 2026-11-30"),
    (.month, "this", "2026-11-20", "2026-11-01 - 2026-11-30"), (.month, "Last", "2026-11-20", "2026-10-01 - 2026-10-31"),
    (.month, "last", "2026-01-31", "2025-12-01 - 2025-12-31"), (.month, "2024-02", "2026-11-20", "2024-02-01 - 2024-02-29"),
    (.month, "last month", "2026-11-20", "2026-10-01 - 2026-10-31"), (.month, "oct", "2026-11-20", "2026-10-01 - 2026-10-31"),
    (.month, "Oct 2025", "2026-11-20", "2025-10-01 - 2025-10-31"),
    (.year, "this year", "2026-11-20", "2026-01-01 - 2026-12-31"),
    (.month, "2026-11", "2026-11-01", "2026-11-01 - 2026-11-30"), (.month, "0001-01", "2026-11-20", "0001-01-01 - 0001-01-31"),
    (.year, nil, "2026-11-20", "2026-01-01 - 2026-12-31"), (.year, "last", "2026-11-20", "2025-01-01 - 2025-12-31"),
    (.week, nil, "2026-11-20", "2026-11-16 - 2026-11-22"), (.week, "last week", "2026-11-20", "2026-11-09 - 2026-11-15"),
    (.week, "last", "2026-11-20", "2026-11-09 - 2026-11-15"),
    (.period, "7d", "2026-11-20", "2026-11-14 - 2026-11-20"), (.period, "mon..wed", "2026-11-20", "2026-11-16 - 2026-11-18"),
    (.period, "2026q4", "2026-11-20", "2026-10-01 - 2026-12-31"),
    (.period, "Last Quarter", "2026-11-20", "2026-07-01 - 2026-09-30"),
    (.period, "yesterday", "2026-11-20", "2026-11-19 - 2026-11-19"),
    (.period, "2026-09..2026-11", "2026-11-20", "2026-09-01 - 2026-11-30"),
    (.year, "2024", "2026-11-20", "2024-01-01 - 2024-12-31"), (.year, "9999", "9999-12-31", "9999-01-01 - 9999-12-31"),
  ])
  func namesDays(span: StatsPeriodSpan, words: String?, today: String, days: String) throws {
    #expect(try span.days(of: words, today: #require(CivilDate(today)), weekStart: .monday).get().description == days)
  }

  @Test(arguments: [
    (StatsPeriodSpan.month, "foo", "“foo” is not a month like 2026-11, nov, this or last"),
    (.month, "", "“” is not a month like 2026-11, nov, this or last"),
    (.month, "2026-13", "“2026-13” is not a month like 2026-11, nov, this or last"),
    (.month, "2026-00", "“2026-00” is not a month like 2026-11, nov, this or last"),
    (.month, "0000-01", "“0000-01” is not a month like 2026-11, nov, this or last"),
    (.month, "12026-01", "“12026-01” is not a month like 2026-11, nov, this or last"),
    (.month, "٢٠٢٦-١١", "“٢٠٢٦-١١” is not a month like 2026-11, nov, this or last"),
    (.month, "2026-09-05", "“2026-09-05” is not a month like 2026-11, nov, this or last; did you mean “2026-09”?"),
    (
      .month, "2026",
      "“2026” is not a month like 2026-11, nov, this or last; “tidemark stats year 2026” shows that year"
    ), (.month, "2026-12", "2026-12 is in the future: today is 2026-11-20"),
    (.month, "9999-12", "9999-12 is in the future: today is 2026-11-20"),
    (.year, "x\u{1B}", "“x\\u{1B}” is not a year like 2026, this or last"),
    (.year, "0000", "“0000” is not a year like 2026, this or last"),
    (.year, "26", "“26” is not a year like 2026, this or last"),
    (.year, "2026-09-05", "“2026-09-05” is not a year like 2026, this or last; did you mean “2026”?"),
    (
      .year, "2026-11",
      "“2026-11” is not a year like 2026, this or last; “tidemark stats month 2026-11” shows that month"
    ), (.year, "2027", "2027 is in the future: today is 2026-11-20"),
    (.month, "7d", "“7d” is not a month like 2026-11, nov, this or last; “tidemark stats 7d” shows those days"),
    (.period, "foo", "“foo” is not a period like “last week”, 7d or mon..wed"),
    (.period, "2027q1", "2027q1 is in the future: today is 2026-11-20"),
    (
      .period, "2026-11-05..2026-11-01",
      "the last day of “2026-11-05..2026-11-01”, 2026-11-01, is before the first, 2026-11-05"
    ),
  ])
  func saysWhatIsWrong(span: StatsPeriodSpan, words: String, message: String) {
    let days = span.days(of: words, today: RitualVault.today, weekStart: .monday)
    guard case .failure(let problem) = days else {
      Issue.record("“\(words)” is read as \(days)")
      return
    }
    #expect(problem.message == message)
  }

  /// Before the first year of the calendar there is none.
  @Test func theFirstYearHasNoneBefore() throws {
    #expect(throws: StatsPeriodSpan.Problem.self) {
      try StatsPeriodSpan.year.days(of: "last", today: .earliest, weekStart: .monday).get()
    }
  }
}
