import Chronology
import Lint
import Outline
import SourceText

/// The words of an item of a page, as far as they are known from their bytes.
struct PlainWords {
  let source: SourceText
  let bytes: [UInt8]

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  /// Whether some words have no number and no sign among them that may be read. They may have curly quotes.
  ///
  /// - Parameter butYears: whether they may have years that are no times of a day: `the prices of 1961`.
  func areSilent(_ range: Range<Int>, butYears: Bool = false) -> Bool {
    guard let first = range.first, bytes[first].isLetter, bytes[range.upperBound - 1] != 0x20,
      ByteClasses.of(range, in: bytes).isDisjoint(with: butYears ? [.other, .tag, .sign] : [.other, .tag, .sign, .digit])
    else { return false }
    return (!butYears || haveOneYear(range))
      && range.allSatisfy { offset in
        switch bytes[offset] {
        case UInt8(ascii: "!"), UInt8(ascii: "$")...UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "/"),
          UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "_"), UInt8(ascii: "|"), UInt8(ascii: "~"):
          false
        case UInt8(ascii: "-"):
          offset > range.lowerBound && offset + 1 < range.upperBound && bytes[offset - 1].isLetter && bytes[offset + 1].isLetter
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          bytes[offset - 1] &- 0x30 < 10 || isYear(at: offset, before: range.upperBound)
        case 0xC4...: isQuote(at: offset, before: range.upperBound)
        default: true
        }
      }
  }

  /// Whether a number among words is of a year from 1960 to 1999.
  private func isYear(at start: Int, before end: Int) -> Bool {
    guard start + 4 <= end, bytes[start - 1] == 0x20, bytes[start..<start + 2].elementsEqual("19".utf8),
      bytes[start + 2] &- 0x36 < 4, bytes[start + 3] &- 0x30 < 10
    else { return false }
    return start + 4 == end || bytes[start + 4] == 0x20
  }

  /// Whether some words have one number at most, and it is no personal best: `Run pb 1961`.
  private func haveOneYear(_ range: Range<Int>) -> Bool {
    guard let start = range.first(where: { bytes[$0] &- 0x30 < 10 }) else { return true }
    guard start > range.lowerBound + 3, start + 4 <= range.upperBound else { return false }
    let before = bytes[start - 3] | 0x20 == UInt8(ascii: "p") && (bytes[start - 2] | 0x20).isOne(of: "br")
    return !before && bytes[(start + 4)..<range.upperBound].allSatisfy { $0 &- 0x30 >= 10 }
  }

  /// Whether a character is one of `“”‘’`.
  private func isQuote(at offset: Int, before end: Int) -> Bool {
    guard offset + 2 < end, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 else { return false }
    return [0x98, 0x99, 0x9C, 0x9D].contains(bytes[offset + 2])
  }

  /// Whether some words cannot have been meant as anything that an item begins with.
  func beginAsWords(_ range: Range<Int>) -> Bool {
    let firstWord = range.prefix { bytes[$0].isLetter }
    return Month(name: source.string(in: firstWord)) == nil
      && MeantTime.scan(bytes, at: range.lowerBound, end: range.upperBound) == nil
      && OtherDay.end(in: bytes, at: range.lowerBound, end: range.upperBound) == nil
      && LogReader.day(in: bytes, range) == nil
  }
}
