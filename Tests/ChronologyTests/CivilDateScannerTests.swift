import TestSupport
import Testing

@testable import Chronology

@Suite struct CivilDateScannerTests {
  /// Whatever it read before, it says of the next bytes what a scan of them alone says.
  @Test(arguments: caseSeeds(default: 200)) func saysWhatAScanAloneSays(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var scanner = CivilDateScanner()
    for _ in 0..<200 {
      var text = Array("2026-02-28".utf8)
      let changed = [3, 5, 6, 8, 8, 9, 9, 0, 4, 7]
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let place = random.pick(changed)
        text[place] = random.pick(Array("0123456789-/:x\0".utf8))
      }
      let expected = CivilDate.scan(text, at: 0, end: 10)?.value
      #expect(scanner.date(text, at: 0) == expected, "\(String(decoding: text, as: UTF8.self)), seed \(seed)")
    }
  }

  @Test(arguments: [
    ("2024-02-28", "2024-02-29", true), ("2023-02-28", "2023-02-29", false), ("2026-04-01", "2026-04-31", false),
    ("2026-04-30", "2026-04-00", false), ("2026-04-30", "2026-04-3x", false), ("2026-04-30", "2026-05-31", true),
  ])
  func readsASecondDay(first: String, second: String, exists: Bool) {
    var scanner = CivilDateScanner()
    #expect(scanner.date(Array(first.utf8), at: 0)?.description == first)
    #expect(scanner.date(Array(second.utf8), at: 0)?.description == (exists ? second : nil))
  }

  /// Bytes that are not there are no date, and none of a date stand behind the end.
  @Test(arguments: [("2026-02-2", 0), ("2026-02-28", 1), ("", 0), ("\0\0\0\0\0\0\0\001", 0), ("2026-02-28", -1)])
  func readsNothingBehindTheEnd(text: String, offset: Int) {
    var scanner = CivilDateScanner()
    #expect(scanner.date(Array(text.utf8), at: offset) == nil)
  }

  @Test func looksAtTenBytesAlone() {
    var scanner = CivilDateScanner()
    let bytes = Array("- 2026-02-281".utf8)
    #expect(scanner.date(bytes, at: 2) == CivilDate(year: 2026, month: 2, day: 28))
    #expect(scanner.date(bytes, at: 2) == CivilDate(year: 2026, month: 2, day: 28))
  }
}
