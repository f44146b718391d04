import Testing

@testable import Chronology

@Suite struct LengthScanTests {
  private func scan(_ text: String) -> LengthScan.Length? {
    let bytes = Array(text.utf8)
    return LengthScan.scan(bytes, at: 0, end: bytes.count)
  }

  static let lengths: [(String, Int64, Int)] = [
    ("1:02:03", 3723, 0), ("0:59:41", 3581, 0), ("100:00:00", 360_000, 0), ("0:00:01.25", 125, 2), ("24:30 min", 1470, 0),
    ("24:30min", 1470, 0), ("75:20 Mins", 4520, 0), ("1:05.3 minutes", 653, 1), ("7:45 h", 27_900, 0),
    ("7:45\u{A0}hours", 27_900, 0),
    ("1h20", 4800, 0), ("1h20m", 4800, 0), ("1h 5m", 3900, 0), ("1 h 20 min", 4800, 0), ("1h20min30s", 4830, 0),
    ("2 h 5 sec", 7205, 0),
    ("5 min 30 s", 330, 0), ("90m 5s", 5405, 0),
  ]

  @Test(arguments: lengths)
  func readsLengths(text: String, significand: Int64, scale: Int) {
    let length = LengthScan.Length(significand: significand, scale: scale, end: text.utf8.count)
    for after in ["", " by the lake", "\u{A0}lake", ", a", ": a", "/", ")", "."] {
      #expect(scan(text + after) == length, "before “\(after)”")
    }
    for after in ["x", "é", ":30"] { #expect(scan(text + after) != length, "before “\(after)”") }
  }

  @Test(arguments: [
    "", "24", "24:30", "24:30 m", "24:30 km", "24:30 minor", "1:2:03", "1:02:3", "1:60:00", "1:00:60", "24:60 min",
    "1:02:03:04",
    "1234567:00:00", "45 min", "2 h", "2 h on foot", "1h60", "1h5", "1 h 20", "20 min 1 h", "30 s 20", "5 min 5 min",
    "1:05.5 h",
    "1:02:03.1234567", ":30 min", "h20",
  ])
  func leavesTheRest(text: String) {
    #expect(scan(text) == nil)
  }

  @Test func keepsToItsRange() {
    let bytes = Array("a 1:02:03".utf8)
    #expect(LengthScan.scan(bytes, at: 2, end: bytes.count)?.end == 9)
    #expect(LengthScan.scan(bytes, at: 2, end: 8) == nil)
    #expect(LengthScan.scan(bytes, at: 2, end: 6) == nil)
    #expect(LengthScan.scan(bytes, at: 9, end: 9) == nil)
  }
}
