import Testing

@testable import Outline

@Suite struct NumberScanTests {
  private func end(_ string: String, allowsUnit: Bool = false) -> Int? {
    let bytes = Array(string.utf8)
    return NumberScan.end(in: bytes, at: 0, end: bytes.count, allowsUnit: allowsUnit)
  }

  @Test(arguments: [
    "0", "7", "120", "-3", "+3", "\u{2212}3", "12.4", "-0.25", "1,200", "1,234,567.5", "12,345", "123,456", "007",
    "999999999999999",
  ])
  func readsNumbers(number: String) {
    for after in ["", " km", "\u{A0}km", "\u{202F}km", "\tkm", "/8", ")", ", a", ".", ". A", "-", "\n"] {
      #expect(end(number + after) == number.utf8.count, "before “\(after)”")
      #expect(end(number + after, allowsUnit: true) == number.utf8.count, "before “\(after)”")
    }
    for after in ["km", "%", "°", "é", "日"] {
      #expect(end(number + after) == nil, "before “\(after)”")
      #expect(end(number + after, allowsUnit: true) == number.utf8.count, "before “\(after)”")
    }
    for after in [":30", ":"] { #expect(end(number + after, allowsUnit: true) == nil, "before “\(after)”") }
  }

  @Test(arguments: [
    "", "a", "-", "+", "--3", "+-3", "- 3", ".5", "-.5", ",5", "1,5", "1,50", "12,34", "1234,567", "1,234,56", "1,2345",
    "1.2.3", "1.000,5",
    "20.11.2026", "\u{2212}", "٣", "½",
  ])
  func leavesTheRest(string: String) {
    #expect(end(string) == nil)
    #expect(end(string, allowsUnit: true) == nil)
  }

  @Test(arguments: [
    ("1 200", 5), ("12\u{A0}345\u{202F}678 km", 13), ("1 200.5", 7), ("1 20", 1), ("1 2000", 1), ("030 123", 3),
    ("1234 567", 4),
  ])
  func readsSpacesBetweenThousandsWhereAllowed(string: String, expected: Int) {
    let bytes = Array(string.utf8)
    #expect(NumberScan.end(in: bytes, at: 0, end: bytes.count, allowsSpaces: true) == expected)
    #expect(end(string) == string.utf8.prefix { (0x30...0x39).contains($0) }.count)
  }

  @Test func keepsToItsRange() {
    let bytes = Array("a 1,200.5 b".utf8)
    #expect(NumberScan.end(in: bytes, at: 2, end: bytes.count) == 9)
    #expect(NumberScan.end(in: bytes, at: 2, end: 8) == 7)
    #expect(NumberScan.end(in: bytes, at: 2, end: 7) == 7)
    #expect(NumberScan.end(in: bytes, at: 2, end: 3) == 3)
    #expect(NumberScan.end(in: bytes, at: 2, end: 2) == nil)
  }
}
