import Chronology
import TestSupport
import Testing

@testable import Phrases

/// What `docs/commands.md` says of the words behind a name.
@Suite struct WhenPhraseTests {
  static let rows = (try? DocumentTable(of: "docs/commands.md", headed: ["words", "day", "time", "for"]).rows) ?? []

  @Test func theTableIsLong() { #expect(Self.rows.count >= 14) }

  @Test(arguments: rows)
  func readsAllWords(row: [String]) throws {
    let phrase = try WhenPhrase(row[0])
    let day = phrase.day?.date(in: PhraseContext(today: CivilDate("2026-11-20")!, .ahead))
    #expect(day?.description ?? "" == row[1])
    #expect((phrase.time?.start.description ?? "") + (phrase.time?.end.map { " - \($0)" } ?? "") == row[2])
    #expect(phrase.minutes.map(String.init) ?? "" == row[3])
  }

  @Test(arguments: ["", "soon", "fri mon", "fri soon", "15:00 16:00", "for 2d", "25:00", "fri for", "10:00-11:30 for 45m"])
  func whatIsNotReadAsAWholeIsRefused(text: String) {
    #expect(throws: PhraseProblem.self) { try WhenPhrase(text) }
  }
}
