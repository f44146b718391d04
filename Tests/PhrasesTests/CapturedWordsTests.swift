import Chronology
import TestSupport
import Testing

@testable import Phrases

/// What `docs/commands.md` says of words that are noted down.
@Suite struct CapturedWordsTests {
  static let rows =
    (try? DocumentTable(of: "docs/commands.md", headed: ["noted", "words", "day", "due", "time", "for", "every"]).rows) ?? []

  private static let context = PhraseContext(today: CivilDate("2026-11-20")!, .ahead)

  @Test func theTableIsLong() { #expect(Self.rows.count >= 65) }

  @Test(arguments: rows)
  func readsWhenItIsAtTheEnd(row: [String]) {
    let found = CapturedWords(row[0])
    let when = found.when
    #expect(found.words == row[1])
    #expect(when.day?.date(in: Self.context).description ?? "" == row[2])
    #expect(when.due?.date(in: Self.context).description ?? "" == row[3])
    #expect((when.time?.start.description ?? "") + (when.time?.end.map { " - \($0)" } ?? "") == row[4])
    #expect(when.minutes.map(String.init) ?? "" == row[5])
    #expect(when.rule?.description ?? "" == row[6])
    // No word is lost.
    func sorted(_ text: String) -> [Substring] { text.split(separator: " ").sorted() }
    #expect(sorted([found.words, found.read].compactMap(\.self).joined(separator: " ")) == sorted(row[0]))
    #expect((found.read == nil) == when.isEmpty)
  }

  @Test(arguments: rows)
  func leavesWhatIsNotAskedFor(row: [String]) {
    #expect(CapturedWords(row[0], reading: []).words == row[0])
    for part in CapturedWords.Part.allCases {
      let when = CapturedWords(row[0], reading: Set(CapturedWords.Part.allCases).subtracting([part])).when
      switch part {
      case .day: #expect(when.day == nil)
      case .due: #expect(when.due == nil)
      case .time: #expect(when.time == nil && when.minutes == nil)
      case .rule: #expect(when.rule == nil)
      }
    }
  }

  @Test(arguments: [
    ("Call at 7", true), ("Call at 12", true), ("Call at 07", false), ("Call at 7:00", false), ("Call 7pm", false),
    ("Call at 19", false), ("Call at 7 o'clock", true), ("Film tonight at 8", false), ("Walk tomorrow morning at 8", false),
  ])
  func anHourAloneIsOfEitherHalfOfTheDay(words: String, isHalfDay: Bool) {
    #expect(CapturedWords(words).when.isHalfDay == isHalfDay)
  }
}
