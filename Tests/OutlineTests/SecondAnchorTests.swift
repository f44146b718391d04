import Outline
import Testing

@Suite struct SecondAnchorTests {
  @Test(arguments: [
    ("13:00 two", "13:00"), (", 13:00 two", "13:00"), ("- 20:00 with Jo", "20:00"), ("-20:00", "20:00"), ("– 20:00", "20:00"),
    ("/ 13:00", "13:00"), ("and 19:30", "19:30"), ("bis 20:00", "20:00"), ("until 8pm, late", "8pm"),
    ("13:00 - 14:00 two", "13:00 - 14:00"), ("13:00\\\ntwo", "13:00"), ("13:00/14:00", "13:00"),
  ])
  func findsTimes(words: String, expected: String) {
    #expect(found(words, isTime: true) == expected)
    #expect(found(words, isTime: false) == nil)
  }

  @Test(arguments: [
    ("2026-01-09 trip", "2026-01-09"), ("& 2026-01-09", "2026-01-09"),
    ("and 2026-01-09 - 2026-01-12 trip", "2026-01-09 - 2026-01-12"),
  ])
  func findsDates(words: String, expected: String) {
    #expect(found(words, isTime: false) == expected)
    #expect(found(words, isTime: true) == nil)
  }

  @Test(arguments: [
    "", "-", "- ", "3 things", "100 push-ups", "13 people", "0:24:30", "words 13:00", "to the theatre", "25:00", "2026 plans",
    "—",
  ])
  func leavesWords(words: String) {
    #expect(found(words, isTime: true) == nil)
    #expect(found(words, isTime: false) == nil)
  }

  private func found(_ words: String, isTime: Bool) -> String? {
    let bytes = Array(words.utf8)
    return SecondAnchor.range(in: 0..<bytes.count, of: bytes, isTime: isTime).map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
