import Outline
import SourceText

/// A number that is read as one that perhaps nobody meant (format, *Values that were meant*).
struct AmbiguousNumber {
  let range: Range<Int>
  /// What it is read as.
  let reading: String
  /// What it may mean, in spellings that can mean nothing else.
  let texts: [String]

  /// - Parameter valueRange: where a number stands that is read.
  init?(at valueRange: Range<Int>, of source: SourceText) {
    if let found = AmbiguousNumber.withGroups(source, valueRange) ?? AmbiguousNumber.withExponent(source, valueRange) {
      self = found
    } else {
      return nil
    }
  }

  private init(_ range: Range<Int>, reading: String, _ texts: [String]) {
    (self.range, self.reading, self.texts) = (range, reading, texts)
  }

  /// `1.200`, which is 1200 where a comma stands before decimals: up to three digits, the first no 0, and three behind the point.
  private static func withGroups(_ source: SourceText, _ range: Range<Int>) -> AmbiguousNumber? {
    guard range.count >= 5, source.bytes[range.upperBound - 4] == UInt8(ascii: ".") else { return nil }
    let text = source.string(in: range)
    let parts = text.drop { "+-−".contains($0) }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, 1...3 ~= parts[0].count, parts[1].count == 3, parts[0].first != "0",
      parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
    else { return nil }
    let exact = text.last == "0" ? String(text.dropLast()) : text + "0"
    var short = text
    while short.last == "0" { short.removeLast() }
    if short.last == "." { short.removeLast() }
    return AmbiguousNumber(range, reading: short, [text.replacing(".", with: ""), exact])
  }

  /// `1e3`, of which only the 1 is a number.
  private static func withExponent(_ source: SourceText, _ range: Range<Int>) -> AmbiguousNumber? {
    let bytes = source.bytes
    guard range.upperBound < bytes.count, bytes[range.upperBound] | 0x20 == UInt8(ascii: "e") else { return nil }
    let digits = bytes[(range.upperBound + 1)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let isWord = digits.endIndex < bytes.count && (bytes[digits.endIndex] | 0x20) &- 0x61 < 26
    let whole = range.lowerBound..<digits.endIndex
    guard 1...2 ~= digits.count, !isWord, let value = Double(source.string(in: whole)), value < 1e15,
      value == value.rounded()
    else { return nil }
    let unit = source.string(in: range.upperBound..<digits.endIndex)
    return AmbiguousNumber(whole, reading: "\(source.string(in: range)) \(unit)", ["\(Int(value))"])
  }
}
