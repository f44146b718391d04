import Chronology
import TestSupport
import Testing

@testable import Phrases

/// What `docs/commands.md` says of the words behind a name.
@Suite struct WhenPhraseTests {
  static let rows = (try? DocumentTable(of: "docs/commands.md", headed: ["words", "day", "time", "for"]).rows) ?? []

  @Test func theTableIsLong() { #expect(Self.rows.count >= 34) }

  @Test(arguments: rows)
  func readsAllWords(row: [String]) throws {
    let phrase = try WhenPhrase(row[0])
    let day = phrase.day?.date(in: PhraseContext(today: CivilDate("2026-11-20")!, .ahead))
    #expect(day?.description ?? "" == row[1])
    #expect((phrase.time?.start.description ?? "") + (phrase.time?.end.map { " - \($0)" } ?? "") == row[2])
    #expect(phrase.minutes.map(String.init) ?? "" == row[3])
  }

  @Test(arguments: [("in 2 hours", 120), ("in half an hour", 30), ("an hour from now", 60)])
  func countsFromNow(text: String, minutes: Int) throws {
    let phrase = try WhenPhrase(text)
    #expect(phrase.minutesFromNow == minutes && phrase.time == nil && phrase.change == nil)
    #expect(try WhenPhrase(text + " for 20m").minutes == 20)
  }

  @Test(arguments: [
    ("+30m", 30), ("-15m", -15), ("1h later", 60), ("an hour later", 60), ("half an hour earlier", -30), ("+30", 30),
  ])
  func countsFromWhatIs(text: String, minutes: Int) throws {
    let phrase = try WhenPhrase(text)
    #expect(phrase.change == minutes && phrase.time == nil && phrase.minutesFromNow == nil)
  }

  @Test(arguments: [
    "", "soon", "tomorrow morning", "this evening", "tonight at 1", "tonight at 12", "tomorrow in 2 hours", "in 5m",
    "9 in 2 hours",
    "evening", "fri mon", "fri soon", "15:00 16:00", "for 2d", "25:00", "fri for", "10:00-11:30 for 45m",
  ])
  func whatIsNotReadAsAWholeIsRefused(text: String) {
    #expect(throws: PhraseProblem.self) { try WhenPhrase(text) }
  }
}
