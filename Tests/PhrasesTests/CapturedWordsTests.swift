import Chronology
import TestSupport
import Testing

@testable import Phrases

/// What `docs/commands.md` says of words that are noted down.
@Suite struct CapturedWordsTests {
  static let rows = (try? DocumentTable(of: "docs/commands.md", headed: ["noted", "words", "day", "time"]).rows) ?? []

  private static let context = PhraseContext(today: CivilDate("2026-11-20")!, .ahead)

  @Test func theTableIsLong() { #expect(Self.rows.count >= 35) }

  @Test(arguments: rows)
  func readsTheDayAndTheTimeAtTheEnd(row: [String]) {
    let found = CapturedWords(row[0])
    #expect(found.words == row[1])
    #expect(found.day?.date(in: Self.context).description ?? "" == row[2])
    #expect(found.time?.description ?? "" == row[3])
    // No word is lost.
    #expect([found.words, found.read].compactMap(\.self).joined(separator: " ") == row[0])
  }

  @Test(arguments: rows)
  func leavesWhatIsNotAskedFor(row: [String]) {
    #expect(CapturedWords(row[0], readsDay: false, readsTime: false).words == row[0])
    #expect(CapturedWords(row[0], readsDay: false).day == nil)
    #expect(CapturedWords(row[0], readsTime: false).time == nil)
  }
}
