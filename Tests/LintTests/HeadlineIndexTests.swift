import Outline
import Testing

@testable import Lint

@Suite struct HeadlineIndexTests {
  /// Whether a headline has few fields or many, the first of a key is found.
  @Test(arguments: [0, 7, 8, 40])
  func findsTheFirstFieldOfAKey(_ others: Int) throws {
    let fields = "due: 2026-01-01" + String(repeating: ", ab: 1", count: others) + ", priority: low, due: 2026-02-02"
    let document = file("---\nkind: page\n---\n\n- [ ] Words (\(fields))\n").document
    let entry = try #require(HeadlineIndex(document)[document.source.bytes.count - 2])
    #expect(entry.headline.fields.count == others + 3)
    #expect(entry.keys == [.due, .priority])
    #expect(entry.field(.due).map { document.text($0.valueRange) } == "2026-01-01")
    #expect(entry.field(.priority).map { document.text($0.valueRange) } == "low")
    #expect(entry.field(.every) == nil)
  }

  @Test func knowsWhereEachHeadlineBegins() {
    let text = "---\nkind: page\n---\n\n# Page\n\nA text.\n\n## Section\n\n- An item\n  - One below\n\n### Group\n\n- Another\n"
    let document = file(text).document
    let index = HeadlineIndex(document)
    for offset in 0...document.source.bytes.count {
      #expect(index.start(ofHeadlineAt: offset) == index[offset]?.headline.range.lowerBound)
    }
  }
}
