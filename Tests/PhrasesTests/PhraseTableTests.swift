import Chronology
import TestSupport
import Testing

@testable import Phrases

/// What `docs/commands.md` says is read.
@Suite struct PhraseTableTests {
  private static func rows(_ header: [String]) -> [[String]] {
    (try? DocumentTable(of: "docs/commands.md", headed: header).rows) ?? []
  }

  static let days = rows(["today", "day", "planning", "recording"])
  static let periods = rows(["today", "period", "planning", "recording"])
  static let times = rows(["time", "is"])
  static let lengths = rows(["length", "minutes"])

  @Test func theTablesAreLong() {
    #expect(Self.days.count >= 160)
    #expect(Self.periods.count >= 70)
    #expect(Self.times.count >= 40)
    #expect(Self.lengths.count >= 25)
  }

  @Test(arguments: days)
  func namesADay(row: [String]) throws {
    let today = try #require(CivilDate(row[0]))
    let phrase = try DayPhrase(row[1])
    #expect(phrase.date(in: PhraseContext(today: today, .ahead)).description == row[2])
    #expect(phrase.date(in: PhraseContext(today: today, .back)).description == row[3])
    #expect(phrase.isWritten == (row[1] == row[2]))
    // A day is a period of one day, unless it is a number of them.
    let period = try PeriodPhrase(row[1])
    if case .length = period { return }
    #expect(try period.days(in: PhraseContext(today: today, .ahead)).description == "\(row[2]) - \(row[2])")
  }

  @Test(arguments: periods)
  func namesAPeriod(row: [String]) throws {
    let today = try #require(CivilDate(row[0]))
    let phrase = try PeriodPhrase(row[1])
    #expect(try phrase.days(in: PhraseContext(today: today, .ahead)).description == row[2])
    #expect(try phrase.days(in: PhraseContext(today: today, .back)).description == row[3])
  }

  @Test(arguments: times)
  func namesATime(row: [String]) throws {
    let phrase = try TimePhrase(row[0])
    #expect(phrase.start.description + (phrase.end.map { " - \($0)" } ?? "") == row[1])
    #expect((try? TimePhrase.time(row[0])) == (phrase.end == nil ? phrase.start : nil))
  }

  @Test(arguments: lengths)
  func namesALength(row: [String]) throws {
    let phrase = try LengthPhrase(row[0])
    #expect((phrase.isChange && phrase.minutes > 0 ? "+" : "") + "\(phrase.minutes)" == row[1])
    #expect((try? LengthPhrase.minutes(row[0])) == (phrase.isChange ? nil : phrase.minutes))
  }
}
