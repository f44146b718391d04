import Planner
import TestSupport
import Testing

@Suite struct NumberTests {
  static let read: [(String, String)] = [
    ("0", "0"), ("120", "120"), ("-3", "-3"), ("+3", "3"), ("\u{2212}3", "-3"), ("12.4", "12.4"), ("12.40", "12.4"),
    ("12.00", "12"), ("007", "7"), ("-0", "0"), ("0.05", "0.05"), ("-0.5", "-0.5"), ("1,200", "1200"),
    ("1,200,300.5", "1200300.5"), ("999,999", "999999"), ("123456789012345678", "123456789012345678"),
    ("0.00000000000000001", "0.00000000000000001"), ("1 000", "1000"), ("-12 345.60", "-12345.6"),
    ("1\u{A0}234\u{202F}567", "1234567"),
  ]

  @Test(arguments: read)
  func numberReads(_ text: String, _ written: String) {
    #expect(Number(text)?.description == written)
  }

  @Test(arguments: [
    "", "-", "+", ".", "1.", ".5", "1,5", "1,20", "1200,300", "12,3456", ",200", "1,,200", "1,200,", "1.2.3", "--1", "1 00",
    "1 000,5", "1  000",
    "a",
    "1e3", "٣", "1234567890123456789", "1.1234567890123456789",
  ])
  func noNumber(_ text: String) {
    #expect(Number(text) == nil)
  }

  static let rising = ["-10", "-9.99", "-9.9", "-1", "-0.5", "-0.05", "0", "0.05", "0.5", "1", "9.9", "9.99", "10", "10.01"]

  @Test func orderIsThatOfTheNumbers() throws {
    let numbers = try Self.rising.map { try #require(Number($0)) }
    for (index, left) in numbers.enumerated() {
      for (other, right) in numbers.enumerated() {
        #expect((left < right) == (index < other), "\(left) < \(right)")
        #expect((left == right) == (index == other), "\(left) == \(right)")
      }
    }
  }

  @Test(arguments: [
    ("1", "2", "3"), ("0.5", "0.75", "1.25"), ("12.4", "-0.4", "12"), ("1188", "-1200", "-12"),
    ("999999999999999999", "1", nil), ("-999999999999999999", "-1", nil), ("999999999999999998", "1", "999999999999999999"),
    ("100000000000000000", "0.01", nil), ("0.00000000000000001", "0.1", "0.10000000000000001"),
  ])
  func sumsAreExact(left: String, right: String, sum: String?) throws {
    let (left, right) = (try #require(Number(left)), try #require(Number(right)))
    #expect(left.adding(right)?.description == sum)
    #expect(right.adding(left)?.description == sum)
  }

  @Test(arguments: [
    ("24:30 min", "0:24:30"), ("1:02:03", "1:02:03"), ("0:59:41.50", "0:59:41.5"), ("7:45 h", "7:45:00"), ("1h20", "1:20:00"),
    ("75:20 min", "1:15:20"), ("-0:30 min", "-0:00:30"), ("0:00:00.05", "0:00:00.05"),
  ])
  func lengthReads(_ text: String, _ written: String) throws {
    let length = try #require(Number(text))
    #expect(length.isLength && length.description == written && Number(written) == length)
    #expect(length.whole == nil)
  }

  @Test func lengthsAreComparedByTheirSeconds() throws {
    let lengths = try ["-0:30 min", "0:00:00", "1:00 min", "59:59 min", "1h 0m", "1:00:00.5"].map { try #require(Number($0)) }
    #expect(lengths == lengths.sorted() && Set(lengths).count == lengths.count)
    #expect(Number("1:00 min") != Number(60))
    #expect(try #require(Number("1:00 min")) > Number(59) && #require(Number("1:00 min")) < Number(61))
  }

  @Test(arguments: [
    ("24:30 min", "0:40 min", "0:25:10"), ("0:59:59.5", "0:00:00.5", "1:00:00"), ("1:00:00", "-0:30 min", "0:59:30"),
    ("1:00:00", "30", nil), ("999999:00:00", "999999:00:00", nil),
  ])
  func lengthsAddUp(left: String, right: String, sum: String?) throws {
    let (left, right) = (try #require(Number(left)), try #require(Number(right)))
    #expect(left.adding(right)?.description == sum)
    #expect(right.adding(left)?.description == sum)
  }

  @Test(arguments: [
    ("0:25:10", "24:30 min", "25:10 min"), ("1:02:03", "24:30min", "62:03min"), ("0:25:10", "1:02:03", "0:25:10"),
    ("8:15:00", "7:45 h", "8:15 h"), ("8:15:01", "7:45 h", "8:15:01"), ("0:25:10", "1h20", "0:25:10"),
    ("-0:00:30", "0:30 min", "-0:30 min"), ("0:25:10.5", "24:30 minutes", "25:10.5 minutes"), ("25", "24:30 min", "25"),
  ])
  func lengthKeepsASpelling(_ length: String, like text: String, written: String) throws {
    let length = try #require(Number(length))
    #expect(length.written(like: text) == written)
    #expect(Number(written) == length)
  }

  @Test func writtenNumberReadsAsItself() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<randomCases(500) {
      let significand = Int64.random(in: -999_999_999...999_999_999, using: &random)
      let number = Number(significand: significand, scale: Int.random(in: 0...9, using: &random))
      #expect(Number(number.description) == number)
      let length = Number(significand: significand, scale: Int.random(in: 0...6, using: &random), isLength: true)
      #expect(Number(length.description) == length)
    }
  }

  @Test func wholeNumbers() {
    #expect(Number("12.0")?.whole == 12)
    #expect(Number("12.5")?.whole == nil)
    #expect(Number(3) == Number("3"))
  }
}
